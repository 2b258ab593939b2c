import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { ENDPOINT_CONTRACTS } from '../../../backend/contract-kit/endpoint-contracts.ts'
import { openApi } from '../../../backend/contract-kit/openapi.ts'

const document = openApi()

test('docs/openapi.json is up to date: npm run contract -- openapi', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(document)),
  )
})

test('every endpoint is an operation with its method, responses and own id', () => {
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual(
    Object.values(ENDPOINTS).map(
      ({ method, path }) => `${method} ${path.replace(':token', '{token}')}`,
    ),
  )
  for (const { operation } of operations) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[\w-]+$/),
      responses: expect.anything(),
    })
  }
})

test('every reference points to a schema of the document, and every schema is used', () => {
  const text = JSON.stringify(document)
  const references = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, address]) => address))
  expect(references).toEqual(
    new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)),
  )
  expect(text).not.toMatch(/"\$(?:schema|id|defs)"/)
})

test('docs/contract.md has the section of every endpoint', () => {
  const headings = [...readFileSync('docs/contract.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, heading = '']) => heading,
  )
  const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'))
  for (const { section } of ENDPOINT_CONTRACTS) expect(anchors).toContain(section)
})
