import soil from '@site/media/pictures/community-empowerment.webp?picture'
import handshake from '@site/media/pictures/cross-cultural-mediation.webp?picture'
import camp from '@site/media/pictures/emergency-education.webp?picture'
import balance from '@site/media/pictures/equality.webp?picture'
import page from '@site/media/pictures/healing-before-learning.webp?picture'
import leaves from '@site/media/pictures/holistic-healing.webp?picture'
import tree from '@site/media/pictures/non-mainstream-curriculum.webp?picture'
import arch from '@site/media/pictures/policy-governance-consultancy.webp?picture'
import voice from '@site/media/pictures/public-speaking.webp?picture'
import four from '@site/media/pictures/racial-literacy-training.webp?picture'
import fingerprint from '@site/media/pictures/research.webp?picture'
import curtain from '@site/media/pictures/youth-rehabilitation.webp?picture'
import type { ServiceDetails } from './discover-record.ts'

/** What 'Learn More' shows, by the title of the card. */
export const serviceDetails = {
  'Human Rights & Equality Consultation': {
    title: 'Human Rights & Equality Consultation',
    description: `An independent review of rules, records and everyday practice, followed by a plan that people inside the institution can carry out.
Key Features
Rights audit: Policies and decisions read against the treaties that bind you and the law at home.
Testimony: Confidential conversations with staff, with service users and with those who left.
Equality data: Your own numbers, examined for who is counted and who is missing.
Action plan: Measures in order of urgency, each with an owner and a date.`,
    picture: balance,
    focus: 'right',
  },
  'Non-Mainstream Curriculum Design': {
    title: 'Non-Mainstream Curriculum Design',
    description: `A course of study designed from the learner outwards, with teachers, families and elders at the same table.
Key Features
Learner portraits: What the students know already, speak at home and want to do next.
Many sources: Oral history, craft and local scholarship stand beside the textbook.
Fair assessment: Portfolios and demonstrations for those whom timed papers misjudge.
Teacher preparation: Planning days and observed lessons before the first term begins.`,
    picture: tree,
    focus: 'right',
  },
  'Healing-Before-Learning Workshops': {
    title: 'Healing-Before-Learning Workshops',
    description: `Workshops for classes and staff teams in which safety is rebuilt before anyone is asked to concentrate.
Key Features
Settling practice: Breathing, rhythm and movement that take minutes and need no equipment.
Staff first: Adults learn to steady themselves before they steady a room.
Safe disclosure: A clear path to specialist help when a participant says more than a workshop can hold.
Back to lessons: Each session ends with a small success in reading, number or making.`,
    picture: page,
    focus: 'right',
  },
  'Racial Literacy & Anti-Racism Training': {
    title: 'Racial Literacy & Anti-Racism Training',
    description: `A programme of history, vocabulary and rehearsal for workplaces, schools and public services.
Key Features
Your own history: The archive of the institution is the first text we study.
Rehearsal: Hard sentences are tried aloud with a colleague until they can be said.
Care for participants: Nobody is asked to teach the group from their own injury.
Changed rules: Learning is written into recruitment, discipline and promotion.`,
    picture: four,
    focus: 'right',
  },
  'Cross-Cultural Mediation': {
    title: 'Cross-Cultural Mediation',
    description: `Conversations between families, faiths, neighbours or departments, prepared separately and then held together.
Key Features
Separate hearings: Each party tells the whole story once without being interrupted.
Interpreters as partners: Language help is briefed on custom as well as vocabulary.
Customs observed: Seating, silence, food and greeting follow what both sides find respectful.
Written agreement: Short promises in every language used in the room.`,
    picture: handshake,
    focus: 'centre',
  },
  'Data-Driven Human-Rights Research in Hostile Environments': {
    title: 'Data-Driven Human-Rights Research in Hostile Environments',
    description: `Investigations designed so that the people who speak to us are no less safe for having done so.
Key Features
Risk first: Each interview is weighed for what it could cost the witness.
Local researchers: Colleagues from the region lead the fieldwork and are credited as they choose.
Guarded data: Names are kept apart from testimony, and no device carries both.
Findings for use: Reports fit the needs of courts, monitors and the communities described.`,
    picture: fingerprint,
    focus: 'right',
  },
  'Policy & Governance Consultancy': {
    title: 'Policy & Governance Consultancy',
    description: `Drafting, review and advice for ministries, councils, boards and regulators.
Key Features
Reading the present: Existing rules are compared with what officials actually do.
Drafting sessions: Clauses are written together with front-line staff and those affected.
Old cases: A draft must decide some of them better before it is adopted.
Governance: Reporting lines that show who answers when the policy is ignored.`,
    picture: arch,
    focus: 'centre',
  },
  'Holistic Healing & Recovery': {
    title: 'Holistic Healing & Recovery',
    description: `Individual and group work for people whose hurt sits in the body and the community as well as the mind.
Key Features
Whole-person beginning: A first conversation about sleep, faith, food, kin and work.
Traditions with consent: Practices are shared by those who hold them and who agree to teach them.
Alongside clinicians: We work beside medical and psychological care and never replace it.
Ways to continue: Participants leave with simple rituals for the weeks ahead.`,
    picture: leaves,
    focus: 'right',
  },
  'Emergency Education & Disaster Relief': {
    title: 'Emergency Education & Disaster Relief',
    description: `Temporary schooling that gives children a place, a teacher and a day with a shape to it.
Key Features
Safe spaces: Sites are chosen with protection teams, with water and shade in mind.
Teachers on the spot: Displaced teachers and older students are trained to begin at once.
Supplies: Kits that work without electricity or a signal.
Return to school: Records are kept so that learning counts when classrooms reopen.`,
    picture: camp,
    focus: 'centre',
  },
  'Community Empowerment & Outreach': {
    title: 'Community Empowerment & Outreach',
    description: `Training, small structures and patient company for groups that want to change the place they live in.
Key Features
Asset walk: We begin by mapping the skills, rooms and friendships that exist already.
Leadership circles: Organisers learn from one another, with coaching between meetings.
Doors opened: Introductions to councils, funders and neighbouring groups.
Handing over: Accounts, contacts and decisions rest with the community from the start.`,
    picture: soil,
    focus: 'centre',
  },
  'Guest Lecturing & Public Speaking': {
    title: 'Guest Lecturing & Public Speaking',
    description: `Keynotes, guest lectures and moderated conversations on rights, education and repair.
Key Features
Briefing call: We ask who will be listening and what they disagree about.
Stories and evidence: Figures are tied to people who gave leave to be mentioned.
Room to answer back: Time for questions is part of the talk’s design.
Afterwards: Reading, sources and a next step for those who want one.`,
    picture: voice,
    focus: 'right',
  },
  'Youth Rehabilitation & Reintegration': {
    title: 'Youth Rehabilitation & Reintegration',
    description: `Programmes for young people in custody, leaving it, or close to entering it.
Key Features
One trusted adult: The same person before release, at the gate and in the months after.
Learning that counts: Schooling and trade skills chosen with employers in mind.
Family table: Relatives are prepared for the return as carefully as the young person.
Work and study: Introductions to places willing to offer a first chance.`,
    picture: curtain,
    focus: 'right',
  },
} as const satisfies ServiceDetails
