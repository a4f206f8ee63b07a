/** What each picture and film shows, in a sentence, for those who do not see it. */
export const descriptions = {
  // films
  'feature-1':
    'Three people with closed eyes stand side by side; a lamp runs along a line before them, and its light goes over their faces.',
  'feature-2': 'People of different ages and dress walk in a row beneath a marigold sky, carrying one long woven cloth.',
  'feature-3': 'A hand writes one indigo line on moving paper; behind the pen the line opens into a braided band.',
  'feature-4': 'A child sleeps, one hand on the pillow, under a striped cover that rises and falls with the breath.',
  'feature-5': 'The edge of a globe of gold and indigo thread at dawn; points of light travel between cities of Africa, Arabia and Asia.',
  'feature-6': 'A girl with round glasses reads; as a page turns, its light goes over her face.',
  'feature-7': 'In a torn indigo cloth a grey thread is drawn out, and a shuttle lays a golden one in its place.',
  'hero-1': 'A silk cloth of ember and rose threads moves in the wind, its ends loose; one golden thread runs through it.',
  'hero-2': 'An old hand lets a golden thread run down into a young open hand; a light travels along it.',
  'hero-3':
    'A woman in a headwrap of marigold thread, her eyes closed; light moves over her face, and the ends of the wrap stream away in the wind.',
  'hero-4':
    'An old woman and a young man face each other; threads leave their mouths and are braided between them into one cloth, and a golden thread lies over both their shoulders.',
  trailer: 'The trailer: a golden thread runs on through all the films, one after another.',

  // the eight of the services
  'human-rights':
    'A woman in an orange headscarf, a grey-bearded man in a patterned cap and a child stand close together, gathered by a sweep of golden thread.',
  'public-speaking':
    'Profile of a young woman with an afro, her eyes closed; as she speaks, fine red and gold threads ripple from her lips.',
  'global-impact':
    'A globe wound from golden and indigo thread, with fine threads running from London to cities in Africa, Asia and the Americas.',
  healing:
    'A torn teal cloth with rose stripes, its tear closed with close gold stitches; a needle is part of the way through the next one.',
  culture: 'A folded cloth woven in bands of pattern: lozenges, peaks, chevrons and chequers in ember, gold, indigo and teal.',
  consultancy: 'A blue rope and a red rope joined in a reef knot.',
  education: 'An open book whose lines of text rise from its pages as gold threads and run together into one cord.',
  research: 'A large fingerprint of pale thread on indigo; one gold thread runs in from the left and becomes one of its ridges.',

  // the same scenes later, where their pages end
  'consultancy-policy-signed': 'The same page, signed: a pen lies on it, and the thread of the signature runs off its edge.',
  'human-rights-seen':
    'The hands of the same three, from near, on the shawl of gold: the child’s lies on the woman’s, and hers on the man’s.',
  'human-rights-advocacy-morning': 'The same people on the ridge in the light of morning, the long golden cloth still over their heads.',
  'education-programme-evening':
    'The same bench towards evening, from near: the old man, the woman and the girl each have a hand up before the window.',
  'education-read':
    'The same book from near: a finger reads along a line of stitched words, and what it has read lifts off the page as gold thread.',
  'community-empowerment-grown': 'The same seedling, taller, in a warm light; the hands are still round it.',
  'emergency-education-answered': 'The same school: the teacher has asked something, and each of the nine children has a hand up.',
  'healing-before-learning-whole': 'The same page, whole: golden stitches run across it to its edge, and the child holds it in both hands.',
  'policy-governance-consultancy-standing':
    'The same arch, standing by itself: the golden keystone is in, the timber gone, and the two people have met under it.',
  'learn-more-vision-crossed': 'The same bridge: the woman and the child have all but crossed it, and the light is on them.',
  'non-mainstream-curriculum-asked': 'The same tree: the child has got up and reaches for a leaf, and the elder looks up from the book.',
  'public-speaking-answered':
    'The same woman, her lips closed: her threads, with blue and green ones among them, have come to the ear of a man who listens with his eyes shut.',
  'racial-literacy-training-woven':
    'The same seven seats; the golden yarn has gone round, and a star of its thread is stretched between them.',
  'equality-shared': 'The same balance: the great ball is gone, and both pans hold as many small ones.',
  'cross-cultural-mediation-woven':
    'The same clasp, and the cloth that the threads of both sleeves make has grown under it from edge to edge.',
  'holistic-healing-resting': 'The same woman among the leaves, her head laid to the side, at rest.',
  'research-borne-out': 'The same fingerprint: four gold threads run in now, and become its ridges.',
  'youth-rehabilitation-later':
    'The same morning, later: the young man is far out on the land, before the sun, and the fence is behind him.',
  'healing-recovery-still':
    'The water given back: rings run out over a wide still lake at daybreak, and threads of light rise where a drop fell.',
  'healing-mended': 'The same teal cloth, whole: a seam of gold stitches runs through it, and the needle lies beside it.',

  // heroes of pages
  'community-empowerment': 'Hands of two different people press earth round a young green seedling.',
  'consultancy-policy':
    'A hand wound from brown thread signs a sheet of paper; the line of ink becomes a rose thread that runs off the page.',
  'cross-cultural-mediation':
    'Two people, one pale and one dark-skinned, shake hands; below the clasp the indigo and golden threads of their sleeves weave into one cloth.',
  consultation: 'A reef knot of a blue and a red rope, whose ends run out of the picture on either side.',
  faq: 'Six raised hands, old and young, of different skin colours; some are open, some point one finger up, as in a classroom.',
  'healing-before-learning': 'An older hand mends a torn page with needle and golden thread while a child’s hand holds its lower edge.',
  'healing-recovery': 'Two cupped hands hold a pool of water, drawn in rings of thread, that lights them from within.',
  'education-programme':
    'A girl with her hand raised, a young woman writing and an old man reading sit side by side on a school bench by a bright window, seen from behind.',
  'emergency-education':
    'Nine children sit in a half circle round their teacher under an orange tarpaulin, tents and the rising sun behind them.',
  'human-rights-advocacy': 'Women, men and children walk along a ridge at dusk, carrying one long golden cloth above their heads.',
  'impact-work-handed-on':
    'The same line in the evening: the woman and the child are far away on the road, and the last in the line holds a jar out to nobody yet.',
  'impact-work': 'In a wide valley people of all ages pass jars of water along a line from a spring; a woman and a child carry one home.',
  'learn-more-vision': 'A woman leads a child by the hand across a rope bridge between two dark cliffs, towards a bright light.',
  profile: 'A woman in a saffron headwrap on deep indigo; a golden cord runs from the wrap to the left in a row of loops.',
  'profile-onwards':
    'The same woman in profile, her eyes closed, in the first light; the cord runs on ahead of her and parts into twelve threads.',
  'bank-paper':
    'A small woven purse stands open, full of plain coins wound from golden thread; a cord rises from it and parts into seven even strands.',
  'contact-us': 'A child’s hand and an elder’s hand each hold a tin cup; a taut red thread joins the two, and a wave runs along it.',
  discover:
    'A girl in a doorway pushes open a tall arched door in a dark woven wall; warm light and bright threads flow out past her feet.',
  'discover-decide':
    'At a loom a hand has passed its shuttle through the open warp; the golden row lies loose above the striped cloth, and beside it a draft of the pattern.',
  'discover-holds':
    'A child, seen from behind, swings out towards the rising sun; one of the two ropes was broken and is bound with golden yarn.',
  'discover-inside':
    'Under a barred window five hands of three people lie round one exercise book; one writes, and an officer’s keys are laid aside.',
  equality: 'A balance stands level: in one pan many small beads of every colour, in the other a single great one.',
  fees: 'An abacus whose beads are wound from coloured thread, some of them moved, in a frame bound with brown cord.',
  'fees-settled':
    'The same abacus with all its beads at rest on the left; a folded sheet of paper, tied with a golden thread, stands before it.',
  'holistic-healing': 'A woman breathes in with closed eyes; out of her hair grow the leaves of many healing plants.',
  'human-rights-hero-told':
    'The girl, from near: through her hair comes a golden thread with knots in it, and she holds it up in her hand.',
  'human-rights-hero': 'A girl, a woman and a grandmother, one behind the other, look the same way into the first light.',
  'non-mainstream-curriculum':
    'An elder reads from a book to a child beneath a great tree with a trunk of twisted threads and leaves cut from many patterned cloths.',
  'policy-governance-consultancy':
    'Two people guide a golden keystone on its rope into the gap at the top of an arch whose stones are each wound in thread of another colour.',
  'policy-reform':
    'A woman on a ladder winds bright golden thread round one column of a classical portico; the ball of thread lies at its steps.',
  'policy-reform-wound':
    'The same portico at dusk: the column stands wound to its top in bright golden thread, and the rest of the ball lies on the steps.',
  'privacy-policy': 'A locked casket wound in indigo thread, with its golden key hanging beside it on a cord.',
  'public-figure':
    'A studio microphone wound in thread hangs in its cradle; its cable swings across the picture and opens into the shape of a sound.',
  'public-figure-still': 'The same microphone in the light of one lamp; its cable hangs straight down and is still.',
  'public-figure-hero': 'A woman in a teal headwrap turns to answer; four microphones, each wound in its own threads, are held out to her.',
  'public-figure-hero-stage':
    'The same woman, seen from behind, has turned to the light of a stage, where one microphone waits; the others have sunk.',
  'racial-literacy-training':
    'Seven seats, each of a different cloth, stand in a circle on a round rug, open towards us; a ball of golden yarn waits in the middle.',
  'vision-closed': 'The same eye closed: a golden thread lies along the lashes of its lid, and runs on past the corner by the nose.',
  vision: 'An eye very near, wound from thread; in its iris of radial threads a sunrise over hills is mirrored.',
  whitepapers: 'A pile of papers tied with a gold bow; the lines of text and a small chart on the top sheet are sewn in thread.',
  'youth-rehabilitation':
    'A young man walks out across open land towards a rising sun; behind him a fence of taut cords has been drawn aside and tied back like a curtain.',

  // the home page
  about: 'A woman in an indigo headwrap, her eyes closed, a sun of wound golden thread behind her.',
  entrance: 'A woman walks out of golden light between two halves of a curtain of hanging threads.',
  'room-library':
    'Five people sit in a circle of seven chairs before shelves of books; the light of a barred window lies on the floor between them.',
  'room-tent': 'In a tent a teacher points at a blackboard; five children sit on the ground before her, and one raises a hand.',
  'room-committee': 'Four people at a long table turn to a woman on a chair before them; a golden thread runs from her over the table.',
  'feature-8': 'A woman in an indigo dress speaks before a great crowd of different people, seen from behind; some raise a hand.',

  // the contact banner
  'contact-3': 'An open hand of indigo thread on a golden ground, with a red thread tied in a bow round its index finger.',
  'contact-5': 'Two hands break a round loaf; fine threads still join its halves.',
  'contact-1': 'A steel needle threaded with gold cord on teal cloth.',
  'contact-2': 'A ball of rust-red yarn with its loose end in a loop beside it.',
  'contact-4': 'Thick indigo, rose, linen and gold yarns in a plain weave, seen very close.',
  'contact-6': 'A cup of tea on a saucer, both wound from teal thread; white threads of steam rise from it.',
  'contact-7':
    'A patchwork kite flies over a wall that winds through green hills; a child on one side holds its string, a child on the other its tail.',
  'contact-8': 'A pale envelope lies on indigo cloth, tied both ways with red cord under a seal wound from red thread.',

  // beside missions and quotations
  'education-programme-begun': 'An exercise book and a pencil on a table, in the light of a barred window; one page is begun.',
  'emergency-education-bell': 'A school bell of gold thread hangs from a beam, its rope still swinging.',
  'equality-queue': 'Five people queue at a lit hatch; a golden thread is handed down the line and passes one of them on the floor.',
  'healing-before-learning-set-down':
    'A full red school bag stands on the floor, its straps still round as on shoulders; beside it a closed book waits on a chair.',
  'healing-chosen': 'An armchair in teal stripes, a cup on a stool beside it; the light of an open door lies on the floor before them.',
  'human-rights-bell':
    'A bell push in a tiled wall by night, its lamp still lit; all over the tiles around it minutes are sewn in gold thread, in fives.',
  'non-mainstream-curriculum-herself':
    'A child’s finger points to a picture in an open book: a girl with round glasses and her hair in two puffs, in the same marigold as the child’s sleeve.',
  'policy-governance-consultancy-waiting': 'Five chairs in a row in a waiting room; on the red one in the middle lies a draft.',
  'policy-governance-consultancy-wheels': 'Three toothed wheels of gold, red and teal thread, each turning the next.',
  'public-figure-listener':
    'A woman with short grey hair listens, her eyes lowered; gold threads of a voice run under her chin and through her earring to her ear.',
  'public-speaking-afterwards':
    'Two cups stand on a table under an indigo cloth, a microphone laid down before them; their steam, red and teal, is wound into one cord.',
  'research-locked': 'A padlock of indigo and gold thread; three cords run through its shackle and leave it as one.',
  'youth-rehabilitation-key': 'A golden house key hangs by a red cord from a nail in a teal door.',
  'community-empowerment-market':
    'A market from above: parasols and awnings of many cloths, and one golden cord that runs from peak to peak.',
  'cross-cultural-mediation-third':
    'An indigo chair and a golden one face each other across a mat; a cord runs from each to a third chair between them, whose cloth is woven of both colours.',
  'education-register':
    'A school register on linen, each name sewn in a thread of its own; the one that was missing is being added in gold.',
  'holistic-healing-remedies': 'A drum, a bowl of water with leaves in it and a bundle of herbs lie ready on a woven mat.',

  // the twelve strands: each has a cord of its own colour
  'strand-dignity':
    'A cameo in a thick golden frame hangs from a red cord: the profile of a dark-skinned woman in a headwrap, her eyes lowered.',
  'strand-law':
    'A ladder leans against a book of law that stands taller than it, a golden section sign on its cover; a teal cord ties the ladder’s head.',
  'strand-school': 'A blackboard hangs from an indigo cord, with a, b and c in chalk on it; three stools stand before it.',
  'strand-roots':
    'A red book stands on golden roots that spread over the shelf; the cord that comes down into its pages has put out leaves.',
  'strand-company': 'A great pale bowl of soup whose cracks are mended with a red cord; four spoons stand in it, and a fifth lies ready.',
  'strand-remedy': 'A wooden mortar with its pestle; beside it a bunch of herbs hangs from a teal cord to dry.',
  'strand-plane': 'A carpenter’s plane on a board, a shaving curling up from it; an indigo cord marks the line to be planed to.',
  'strand-evidence': 'An umbrella whose panels are written pages hangs over a file that is tied with a golden bow.',
  'strand-memory':
    'Knotted cords of many colours hang in a row from one thick cord, as in a quipu; the red one in the middle is the longest.',
  'strand-leaders': 'A purse, a microphone and a bunch of keys hang on three wooden pegs.',
  'strand-return':
    'A pair of red shoes stands on the mat before an open door; light falls out of the house, and one indigo lace is undone.',
  'strand-voice': 'A red megaphone hangs from a golden cord, and a swell of golden strands streams out of its horn.',
  'strand-gathered':
    'Twelve spools of coloured thread on a wooden rack; their threads run down through one ring and leave it as a single rope of four colours.',
  'strand-returned': 'A packed red suitcase, and beside it a bundle of letters tied with a golden cord, ready to be given back.',

  // from the archive
  'public-figure-hero-reels': 'A tape recorder seen from the front: a golden thread runs as its tape from one reel to the other.',
  'public-figure-hero-camera': 'A camera stands on a table, its lens towards us; its strap is a red cord.',
  'public-figure-hero-drawers':
    'A wooden cabinet of many labelled drawers; one is pulled out, and a card has been lifted from the others in it.',
  'public-figure-hero-lectern':
    'A wooden lectern seen from where one speaks: a handwritten sheet that was folded lies on it, and a golden thread hangs down.',
  'public-figure-hero-row':
    'Three stools with red, golden and rose cushions in a row; a golden cord lies across all of them, and a card stands on the middle one.',
  'public-figure-hero-programmes': 'A pile of printed programmes in cloth covers, tied crosswise with a golden cord and a bow.',
  'public-figure-hero-spectacles':
    'Blue spectacles on a golden cord stand on a handwritten page; the words behind their lenses are larger than the others.',
  'public-figure-hero-coil': 'A red microphone lies across its golden cable, which is coiled and bound with a red strap.',

  // work in hand: what lies on one table, its cloth another each time
  'human-rights-hero-files':
    'Two sheets tied together with a golden cord: one bears a seal and two typed lines, the other is filled with handwriting in red thread.',
  'human-rights-hero-register':
    'A folded map of a town; red stitches are tallied along its streets, most of them in one quarter, and a needle lies ready.',
  'human-rights-hero-sitting':
    'A pair of headphones whose red cable runs on as handwriting on a sheet, a typed line under each; a spinning top lies before them.',
  'human-rights-hero-return':
    'A report with three squares after each of its five lines; more are ticked in red from column to column. Reading glasses lie beside it.',

  // portraits beside quotations
  'portrait-advocate': 'A woman with a black bob and a fringe, in an indigo jacket.',
  'portrait-grandmother': 'An elderly woman with her white hair in a bun and a rose shawl, telling something with a smile.',
  'portrait-student': 'A young man with short locs.',
  'portrait-teacher': 'A woman in a teal headscarf.',
} as const satisfies Record<string, string>
