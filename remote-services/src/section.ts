import { defineSection } from '@site/kit/contract'
import { education, healing, humanRights, publicFigure } from './pages/area/declare-area.ts'
import { discover } from './pages/discover/declare-discover.ts'
import { educationProgramme } from './pages/education-programme/declare-education-programme.ts'
import { humanRightsHero } from './pages/human-rights-hero/declare-human-rights-hero.ts'
import { policyReform } from './pages/policy-reform/declare-policy-reform.ts'
import { consultancyPolicy, healingRecovery, humanRightsAdvocacy, impactWork } from './pages/practice/declare-practice.ts'
import { profile } from './pages/profile/declare-profile.ts'
import { publicFigureHero } from './pages/public-figure-hero/declare-public-figure-hero.ts'
import { servicePages } from './pages/service/declare-services.ts'

export const section = defineSection({
  name: 'remote-services',
  pages: [
    discover,
    profile,
    humanRights,
    education,
    healing,
    publicFigure,
    humanRightsHero,
    consultancyPolicy,
    healingRecovery,
    humanRightsAdvocacy,
    impactWork,
    educationProgramme,
    policyReform,
    publicFigureHero,
    ...servicePages,
  ],
})
