// @vitest-environment node
import { createHash } from 'node:crypto'
import openapi, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, it } from 'vitest'
import { written } from '../testing/written'

const HOW = {
  rootTypes: true, // `TableFrame` beside `components['schemas']['TableFrame']`
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  emptyObjectsUnknown: true,
  defaultNonNullable: false, // a field that may be left out is optional, whatever the server takes in its place
}

/** The types of these schemas; whoever runs this with --update writes them, as `python3 do.py pages` does. */
async function typesOf(schemas: string): Promise<string> {
  const digest = createHash('sha256').update(schemas).digest('hex')
  const head = `// Made by \`python3 do.py pages\` from the schemas of the API; do not edit.\n// ${digest}\n\n`
  return head + astToString(await openapi(JSON.parse(schemas) as OpenAPI3, HOW))
}

it('is made from the schemas of the API', async () => {
  await expect(await typesOf(written('recorded/schemas.json'))).toMatchFileSnapshot('wire.gen.ts')
})
