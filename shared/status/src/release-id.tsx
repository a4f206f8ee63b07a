/** The whole id; where it is narrow it breaks after the eight digits that are used alone elsewhere. */
export function ReleaseId({ release }: { release: string }) {
  return (
    <code>
      {release.slice(0, 8)}
      <wbr />
      {release.slice(8)}
    </code>
  )
}
