import { execFileSync } from 'node:child_process'
import { z } from 'zod'

const MAX_BYTES = 64 * 1024 * 1024

const propertySchema = z.object({ name: z.string(), value: z.string() })
const bomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      /** `optional`: types of a package that is there for development anyhow */
      scope: z.string(),
      properties: z.array(propertySchema).optional(),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/** The packages that are shipped, as CycloneDX. `npm sbom --omit dev` leaves out what development needs as well, as zod. */
export function shippedPackages(): string {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const bom = bomSchema.parse(JSON.parse(execFileSync('npm', command, { encoding: 'utf8', maxBuffer: MAX_BYTES })))
  const components = bom.components.filter(({ scope, properties = [] }) => scope !== 'optional' && !properties.some(isOfDevelopment))
  const refs = new Set([bom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => refs.has(name)) }))
  return JSON.stringify({ ...bom, components, dependencies }, null, 2)
}

function isOfDevelopment({ name, value }: z.output<typeof propertySchema>): boolean {
  return name === 'cdx:npm:package:development' && value === 'true'
}
