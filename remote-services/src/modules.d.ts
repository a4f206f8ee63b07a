/** A record's `hem` alone (`oneExportPlugin`). */
declare module '*?hem' {
  import type { ServiceHem } from './pages/service/service-record.ts'
  export const hem: ServiceHem
}
