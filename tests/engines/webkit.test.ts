import { describeJourneys } from './journeys.ts'
import { visitInWebkit } from './webkit.ts'

describeJourneys('WebKitGTK', visitInWebkit)
