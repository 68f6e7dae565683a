// Wheel, drag and pinch move the camera. A click stays a click: only a movement that really moved the map takes it away.

import type { Camera } from './camera.svelte'
import { distance } from './geometry'
import type { Point } from './types'

const SLOP = { mouse: 4, touch: 10 } // pixels a finger or hand may tremble
const WHEEL = 0.0016
const PINCHED_WHEEL = 0.008 // a trackpad's pinch arrives as a wheel with the control key
const LINE = 16

export function gestures(node: SVGSVGElement, camera: Camera): () => void {
  const down = new Map<number, Point>()
  let start: Point = [0, 0]
  let dragging = false
  let moved = false

  const inNode = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  const wheel = (event: WheelEvent) => {
    const steps = event.deltaY * (event.deltaMode === 1 ? LINE : 1)
    if (steps > 0 && camera.k <= 1) return
    event.preventDefault()
    camera.zoomAt(Math.exp(-steps * (event.ctrlKey ? PINCHED_WHEEL : WHEEL)), inNode(event))
  }

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (!down.size) [start, dragging, moved] = [inNode(event), false, false]
    down.set(event.pointerId, inNode(event))
  }

  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = inNode(event)
    if (down.size > 1) pinch(event.pointerId, before, now)
    else drag(event, before, now)
    down.set(event.pointerId, now)
  }

  function drag(event: PointerEvent, before: Point, now: Point) {
    const slop = event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch
    if (!dragging && distance(start, now) <= slop) return
    const from = dragging ? before : start
    dragging = true
    if (!camera.pan(now[0] - from[0], now[1] - from[1])) return
    if (!moved) node.setPointerCapture(event.pointerId)
    moved = true
  }

  function pinch(finger: number, before: Point, now: Point) {
    const other = [...down].find(([id]) => id !== finger)?.[1]
    if (!other) return
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    camera.zoomAt(distance(now, other) / (distance(before, other) || 1), middle)
    camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
    moved = dragging = true
  }

  const lift = (event: PointerEvent) => {
    down.delete(event.pointerId)
  }

  const click = (event: MouseEvent) => {
    if (!moved) return
    moved = false
    event.stopPropagation()
    event.preventDefault()
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  node.addEventListener('wheel', wheel, { ...options, passive: false })
  node.addEventListener('pointerdown', press, options)
  node.addEventListener('pointermove', move, options)
  node.addEventListener('pointerup', lift, options)
  node.addEventListener('pointercancel', lift, options)
  node.addEventListener('pointerleave', lift, options)
  node.addEventListener('click', click, { ...options, capture: true })
  return () => stop.abort()
}
