// The rules at hand: anything at the table can open them at its paragraph.

class Drawer {
  isOpen = $state(false)
  section = $state('')
  asked = $state(0) // how often, so that the same paragraph can be asked for again

  open(section = '') {
    this.section = section
    this.asked += 1
    this.isOpen = true
  }

  close() {
    this.isOpen = false
  }
}

export const drawer = new Drawer()
