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

function fullVersion(deployment: Deployment): string | undefined {
  return deployment.find(({ percentage }) => percentage === 100)?.version_id
}
