import * as z from 'zod'
import { type Endpoint, ENDPOINTS, SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { EndpointContract } from './endpoint-contract.ts'
import type { Expected } from './expected.ts'
import { ENDPOINT_CONTRACTS } from './endpoint-contracts.ts'

/** OpenAPI 3.1 of the same endpoints and schemas that the checks use. */
export function openApi() {
  const operations = ENDPOINT_CONTRACTS.map((contract) => {
    const { method, path } = ENDPOINTS[contract.key]
    return [path.replace(':token', '{token}'), { [method.toLowerCase()]: operation(contract) }]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: "What the site's backends say",
      version: '1',
      description: "Made by `npm run contract -- openapi`; the rules are in contract.md. A field that is null or '' counts as absent.",
    },
    paths: Object.fromEntries(operations),
    components: { schemas: schemas() },
  }
}

function operation({ key, summary, section, request, answers, ...contract }: EndpointContract) {
  const endpoint: Endpoint = ENDPOINTS[key]
  return {
    operationId: key.replaceAll(/\W/g, '-'),
    summary,
    description: `The whole answer within ${endpoint.timeLimitMs / 1000} s and ${endpoint.answerLimitBytes} bytes.`,
    externalDocs: { url: `contract.md#${section}` },
    parameters: parameters(endpoint, contract),
    ...(request && { requestBody: { required: true, content: json(request) } }),
    responses: Object.fromEntries(answers.map((answer) => [answer.status, response(answer)])),
  }
}

function parameters({ session }: Endpoint, { query = [], requestHeaders = [] }: Pick<EndpointContract, 'query' | 'requestHeaders'>) {
  const schema = { type: 'string' }
  return [
    { name: 'x-st1-locale', in: 'header', required: true, schema: { type: 'string', enum: LOCALE_CODES } },
    ...requestHeaders.map(({ schema: own, ...header }) => ({
      ...header,
      in: 'header',
      schema: own ? withoutDialect(z.toJSONSchema(own)) : schema,
    })),
    ...query.map((name) => ({ name, in: 'query', required: true, schema })),
    ...(session === 'token' ? [{ name: 'token', in: 'path', required: true, schema }] : []),
    ...(session === 'cookie' ? [{ name: SESSION_COOKIE, in: 'cookie', required: false, schema }] : []),
  ]
}

function response({ description, headers, body }: Expected) {
  const described = Object.entries(headers ?? {}).map(([name, header]) => [
    name,
    { description: header.description, schema: { type: 'string' } },
  ])
  return {
    description,
    ...(described.length > 0 && { headers: Object.fromEntries(described) }),
    ...(body && { content: json(body) }),
  }
}

function json(schema: z.ZodType) {
  const id = z.globalRegistry.get(schema)?.id
  if (id === undefined) throw new Error('A body of the contract has no name: .meta({ id }).')
  return { 'application/json': { schema: { $ref: addressOf(id) } } }
}

/** Every schema that has a name, by it. */
function schemas() {
  const named = z.toJSONSchema(z.globalRegistry, { uri: addressOf, io: 'input', unrepresentable: 'any' }).schemas
  return Object.fromEntries(Object.entries(named).map(([id, schema]) => [id, withoutDialect(schema)]))
}

/** OpenAPI 3.1 says the dialect itself. */
function withoutDialect(schema: z.core.JSONSchema.BaseSchema) {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'))
}

function addressOf(id: string): string {
  return `#/components/schemas/${id}`
}
