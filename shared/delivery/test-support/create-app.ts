import { type AppOptions, createDelivery } from '../src/site/app.ts'

/** The application alone. */
export const createApp = (options: AppOptions) => createDelivery(options).app
