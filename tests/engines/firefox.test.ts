import { visitInFirefox } from './firefox.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys('Firefox', visitInFirefox)
