/** All service records at once, for tests: a page loads its own alone. */
import type { ServiceRecord } from './service-record.ts'

const modules = import.meta.glob<{ record?: Partial<ServiceRecord> }>(['./*.ts', '!./*.test.ts', '!./service-record*.ts'], { eager: true })

const isService = (record: Partial<ServiceRecord> | undefined): record is ServiceRecord => record?.rhythm !== undefined

/** Each with the slug of its page. */
export const serviceRecords = Object.entries(modules).flatMap(([file, { record }]) =>
  isService(record) ? [[file.slice('./'.length, -'.ts'.length), record] as const] : [],
)
