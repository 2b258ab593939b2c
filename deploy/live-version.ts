/** How the visitors of a worker were shared between its versions. */
export type Deployment = readonly { version_id: string; percentage: number }[]

/** The version that had all visitors last: while a new one gets a part of them, the one before it. `deployments`: the newest first. */
export function liveVersion(deployments: readonly Deployment[]): string | undefined {
  return fullVersions(deployments)[0]
}

/**
 * Where a rollback leads. While visitors are shared, to the version that had them all; else to the one before the live version first had them:
 * a rollback after a rollback goes further back, and not to what was just left.
 */
export function versionBefore(deployments: readonly Deployment[]): string | undefined {
  const versions = fullVersions(deployments)
  const [live] = versions
  if (live === undefined || (deployments[0] && fullVersion(deployments[0]) === undefined)) return live
  return versions[versions.lastIndexOf(live) + 1]
}

function fullVersions(deployments: readonly Deployment[]): string[] {
  return deployments.flatMap((deployment) => fullVersion(deployment) ?? [])
}

/** One that others are deployed beside is being tried, also with none of the visitors. */
function fullVersion(deployment: Deployment): string | undefined {
  const [only, ...others] = deployment
  return others.length === 0 ? only?.version_id : undefined
}

/**
 * Deployments without the empty worker that setting a secret makes where there is none. `versions`: the tags of those that are known; what
 * `npm run deploy` uploads has one, what a secret makes has none.
 */
export function withoutEmptyWorker(deployments: readonly Deployment[], versions: ReadonlyMap<string, string | undefined>): Deployment[] {
  const isEmpty = (deployment: Deployment) =>
    deployment.every(({ version_id }) => versions.has(version_id) && versions.get(version_id) === undefined)
  return deployments.slice(0, deployments.findLastIndex((deployment) => !isEmpty(deployment)) + 1)
}
