import type { Weekday } from '../shift-enumerations.ts';

/** Where a rule stands. */
export interface RuleSource {
  readonly name: string;
  readonly url: string;
}

/** Hours of the night that are closed to pupils under 18 before a day of school. */
export interface NightRule {
  /** The state in two capital letters, and by its name. */
  readonly state: string;
  readonly stateName: string;
  readonly from: string;
  readonly until: string;
  readonly schoolDays: readonly Weekday[];
  /** Who may allow it all the same; null for nobody. */
  readonly exception: string | null;
  readonly source: RuleSource;
}

/** Work that is closed to everybody under 18. */
export interface ClosedWork {
  /** Null for the whole country. */
  readonly state: string | null;
  readonly by: string;
  /** What it is, e.g. `driving on the job`. */
  readonly work: string;
  /** Words of a job that does it. */
  readonly words: RegExp;
  readonly source: RuleSource;
}

const schoolDays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const satisfies readonly Weekday[];

/** A subsection of the state's rules for youth employment. */
function northCarolina(subsection: string): RuleSource {
  return {
    name: `N.C. General Statutes § 95-25.5(${subsection})`,
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_95/GS_95-25.5.html',
  };
}

/** What the state's commissioner of labor closes beside the federal orders; § 95-25.5(b) allows it. */
const detrimental = {
  state: 'NC',
  by: 'North Carolina',
  source: {
    name: '13 N.C. Administrative Code § 12.0406',
    url: 'https://www.labor.nc.gov/workplace-rights/youth-employment-rules/hazardous-and-detrimental-occupations-youths',
  },
} as const;

/** Orders of the U.S. Department of Labor on hazardous occupations, by their section. */
function federal(section: number): RuleSource {
  return {
    name: `29 CFR § 570.${section}`,
    url: `https://www.ecfr.gov/current/title-29/section-570.${section}`,
  };
}

const byFederalLaw = { state: null, by: 'Federal law' } as const;

/** Federal law has no hours for those over 15: the states do. */
export const nightRules: readonly NightRule[] = [
  {
    state: 'NC',
    stateName: 'North Carolina',
    from: '23:00',
    until: '05:00',
    schoolDays,
    exception: 'a parent and the principal allow it in writing',
    source: northCarolina('a1'),
  },
];

export const closedWork: readonly ClosedWork[] = [
  {
    ...byFederalLaw,
    work: 'driving on the job',
    words: /\b(?:delivery driver|drive (?:a|the|our) (?:van|truck|car)|driving deliveries|cdl)\b/i,
    source: federal(52),
  },
  {
    ...byFederalLaw,
    work: 'logging and sawmills',
    words: /\b(?:logging crew|sawmill|timber harvesting)\b/i,
    source: federal(54),
  },
  {
    ...byFederalLaw,
    work: 'power-driven woodworking machines',
    words: /\b(?:table saws?|planers?|jointers?)\b/i,
    source: federal(55),
  },
  {
    ...byFederalLaw,
    work: 'forklifts and hoists',
    words: /\b(?:forklifts?|skid steer|scissor lift|cherry picker)\b/i,
    source: federal(58),
  },
  {
    ...byFederalLaw,
    work: 'meat slicers and grinders',
    words: /\b(?:(?:meat|deli) slicers?|meat grinders?|slaughter(?:house|ing))\b/i,
    source: federal(61),
  },
  {
    ...byFederalLaw,
    work: 'dough mixers and rollers',
    words: /\b(?:dough (?:mixers?|rollers?|sheeters?))\b/i,
    source: federal(62),
  },
  {
    ...byFederalLaw,
    work: 'balers and compactors',
    words: /\b(?:balers?|trash compactors?)\b/i,
    source: federal(63),
  },
  {
    ...byFederalLaw,
    work: 'power saws and wood chippers',
    words: /\b(?:(?:chain|circular|band|reciprocating) ?saws?|wood ?chippers?)\b/i,
    source: federal(65),
  },
  {
    ...byFederalLaw,
    work: 'demolition',
    words: /\b(?:demolition|wrecking crew)\b/i,
    source: federal(66),
  },
  {
    ...byFederalLaw,
    work: 'work on or about a roof',
    words: /\b(?:roof(?:ing|ers?)|gutter cleaning)\b/i,
    source: federal(67),
  },
  {
    ...byFederalLaw,
    work: 'excavation',
    words: /\b(?:excavation|trench(?:es|ing))\b/i,
    source: federal(68),
  },
  {
    state: 'NC',
    by: 'North Carolina',
    work: 'serving alcohol',
    words:
      /\b(?:bartend(?:er|ers|ing)|mix(?:ing)? (?:drinks|cocktails)|serv(?:e|ing) (?:alcohol|beer|wine|drinks|cocktails))\b/i,
    source: northCarolina('j'),
  },
  {
    ...detrimental,
    work: 'welding or torch cutting',
    words: /\b(?:weld(?:er|ers|ing)|brazing|torch cutting)\b/i,
  },
  {
    ...detrimental,
    work: 'work of an electrician or a helper',
    words: /\belectricians?\b/i,
  },
  {
    ...detrimental,
    work: 'work with a risk of falling 10 feet or more',
    words: /\b(?:scaffold(?:s|ing)?|extension ladders?|work(?:ing)? at heights?)\b/i,
  },
  {
    ...detrimental,
    work: 'work in confined spaces',
    words: /\bconfined spaces?\b/i,
  },
  {
    ...detrimental,
    work: 'work that requires a respirator',
    words: /\brespirators?\b/i,
  },
];
