/** What the figures of the Zero Bank paper work out. Sums are pounds, times are weeks unless a name says months. */

/** National Living Wage for workers of 21 and over from 1 April 2025: https://www.gov.uk/national-minimum-wage-rates */
export const clerkPay = 12.21

/** Of a clerk's time: to draw up the agreement, and for one conversation about a missed payment. */
const clerkMinutes = { agreement: 20, conversation: 15 } as const

/** To whole pence, so that a column adds up as it is printed. */
export const pence = (pounds: number): number => Math.sign(pounds) * (Math.round(Math.abs(pounds) * 100 + 1e-7) / 100)

export type Purse = { circle: number; own: number; all: number; leaves: number }

/**
 * A circle's purse after some weeks.
 * @param circle what each member brings for the circle in a week
 * @param own what each puts by for herself
 * @returns what the circle holds, what is each member's own, both together, and what one who leaves takes along
 */
export function purse(members: number, circle: number, own: number, weeks: number): Purse {
  const [held, hers] = [members * circle * weeks, own * weeks]
  return { circle: held, own: hers, all: held + members * hers, leaves: hers + held / members }
}

/** Weeks of a year, as the rules for the rate take it. */
const yearWeeks = 52

/**
 * The annual percentage rate of a sum lent at once and repaid in equal weekly payments, the first a week later: the X of
 * Σ payment ÷ (1 + X)^(k ÷ 52) = sum, for k from 1 to the number of payments. The Financial Conduct Authority's rules state
 * the equation: https://www.handbook.fca.org.uk/handbook/CONC/App/1/2.html
 * @returns per cent to one decimal place, 0 where nothing is charged
 */
export function annualRate(sum: number, payment: number, payments: number): number {
  let [low, high] = [0, 1]
  const worth = (rate: number) => {
    const week = (1 + rate) ** (-1 / yearWeeks)
    let now = 0
    for (let k = 1; k <= payments; k++) now += payment * week ** k
    return now
  }
  if (payment * payments <= sum) return 0
  while (worth(high) > sum) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > sum) low = middle
    else high = middle
  }
  return Math.round(low * 1000) / 10
}

export type Loan = {
  charge: number
  total: number
  payment: number
  /** Per cent a year. */
  rate: number
  minutes: number
  clerk: number
  losses: number
  /** Below zero where the charge does not pay for the clerk and the losses. */
  left: number
}

/**
 * What a loan costs the borrower, and what it leaves the bank. The charge is a tenth of the sum.
 * @param minutes of a clerk's time for each payment
 * @param lost of a hundred such loans, how many are never repaid at all
 */
export function loan(sum: number, payments: number, minutes: number, lost: number): Loan {
  const charge = pence(sum / 10)
  const total = sum + charge
  const payment = total / payments
  const all = clerkMinutes.agreement + minutes * payments + clerkMinutes.conversation
  const clerk = pence((all * clerkPay) / 60)
  const losses = pence((sum * lost) / 100)
  return {
    charge,
    total,
    payment: pence(payment),
    rate: annualRate(sum, payment, payments),
    minutes: all,
    clerk,
    losses,
    left: pence(charge - clerk - losses),
  }
}

export type Refusals = { oneWitness: number; cameBack: number; unreached: number; law: number }

export type Counter = Refusals & { asked: number; atOnce: number; refused: number; let: number; outside: number }

/** A quarter at the counter: of those who asked, how many hold an account at its end. No more come back than were turned away. */
export function counter(asked: number, { oneWitness, cameBack, unreached, law }: Refusals): Counter {
  const back = Math.min(cameBack, oneWitness)
  const refused = oneWitness + unreached + law
  return {
    asked,
    oneWitness,
    cameBack: back,
    unreached,
    law,
    atOnce: asked - refused,
    refused,
    let: asked - refused + back,
    outside: refused - back,
  }
}

/** Each proof's ceiling: at opening, what every quarter adds, and where it ends. They are the paper's proposal. */
export const tiers = [
  { proof: 'Two witnesses', start: 250, step: 250, end: 1500 },
  { proof: 'Witnesses and one paper', start: 1000, step: 500, end: 4000 },
  { proof: 'Papers in full', start: Number.POSITIVE_INFINITY, step: 0, end: Number.POSITIVE_INFINITY },
] as const

export type Tier = (typeof tiers)[number]

/** What an account may hold after some months of use. */
export const ceiling = ({ start, step, end }: Tier, months: number): number => Math.min(end, start + step * Math.floor(months / 3))

/** The first month, of two years, at whose end steady saving would stand above the ceiling; undefined where there is none. */
export function meetsCeiling(tier: Tier, saved: number): number | undefined {
  for (let month = 1; month <= 24; month++) if (saved * month > ceiling(tier, month)) return month
  return undefined
}
