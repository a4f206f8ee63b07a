/** The addresses of the specification, section 2.1. */

/** The route table, without the detail of white papers and the wildcard. */
export const routes = `/ /privacy-policy /contact-us /faq /vision /learn-more-vision /discover /whitepapers /profile /human-rights
  /education /healing /public-figure /consultation /fees /human-rights-hero /consultancy-policy /healing-recovery
  /human-rights-advocacy /impact-work /education-programme /policy-reform /public-figure-hero
  /human-rights-equality-consultation /non-mainstream-curriculum /healing-before-learning /racial-literacy-training
  /cross-cultural-mediation /data-driven-research /policy-governance-consultancy /holistic-healing /emergency-education
  /community-empowerment /public-speaking /youth-rehabilitation`.split(/\s+/)

/** The links for which no screen is declared. */
export const undeclared = `/about /services /contact /resources/guide /resources/papers /resources/training /terms /accessibility
  /learn-more-education /learn-more-healing /contact-booking /healing-workshops /advocacy-partnership /impact-partnership
  /education-partnership /policy-consultation /booking-request /justice-resources`.split(/\s+/)
