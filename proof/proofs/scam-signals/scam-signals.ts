import { defineProof } from '@nextshift/test-kit/prove/proof';
import { takeHonestPosts } from './honest-posts.ts';
import { type Outcome, postJob, type Posting } from './post-jobs.ts';
import { type ScamPost, scamFamilies } from './scam-posts.ts';

/** Shares of posts. */
const HELD_MIN = 0.95;
const FALSE_MAX = 0.02;
/** Of the few posts of each family that are kept out. */
const HELD_OF_FAMILY_MIN = 0.75;

interface Size {
  /** One of so many posts is posted; 1 is all. */
  readonly each: number;
}

export const scamSignals = defineProof<Size>({
  name: 'scam-signals',
  claim:
    'Every job of the sample board and 200 written scams in 12 families are posted; one half of the scams was kept out when rules and model were made',
  goal: 'at least 95 % of the kept-out scams held, at most 2 % of the honest jobs',
  sizes: { full: { each: 1 }, short: { each: 1 }, selfCheck: { each: 1 } },
  faults: [
    {
      title: 'A job is public whatever was found in it',
      edits: [
        {
          file: 'wings/screening/moderation/judge-jobs.ts',
          replace: 'const holdsIt = isHeld(signals) || isReported;',
          by: 'const holdsIt = isReported;',
        },
      ],
    },
    {
      title: 'What is found in a job only informs',
      edits: [
        {
          file: 'wings/screening/signals/find-signals.ts',
          replace: "level !== 'note'",
          by: "level === 'note'",
        },
      ],
    },
    {
      title: 'The model is not asked',
      edits: [
        {
          file: 'wings/screening/signals/read-risk.ts',
          replace: 'if (risk < threshold) return [];',
          by: 'if (risk < 2 * threshold) return [];',
        },
      ],
    },
    {
      title: 'A rule finds a harmless word',
      edits: [
        {
          file: 'wings/screening/signals/signal-rules.ts',
          replace: 'findInWords(/\\b(?:wa|t) dot me\\b/g)',
          by: 'findInWords(/\\b(?:the|you)\\b/g)',
        },
      ],
    },
  ],
  async run(testbed, { each }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    return testbed.inDatabase(dataDir, async (database) => {
      const isChosen = (_: unknown, index: number) => index % each === 0;
      const postAll = async (postings: readonly Posting[]) => {
        const outcomes: Outcome[] = [];
        for (const posting of postings.filter(isChosen)) {
          outcomes.push(await postJob({ address, database }, posting));
        }
        return outcomes;
      };
      const honest = await postAll(await takeHonestPosts(database));
      const families = [];
      for (const { name, known, keptOut } of scamFamilies) {
        families.push({
          name,
          known: await postAll(known.map(toPosting)),
          keptOut: await postAll(keptOut.map(toPosting)),
        });
      }
      const [known, keptOut] = [
        families.flatMap((family) => family.known),
        families.flatMap((family) => family.keptOut),
      ];
      const falselyHeld = honest.filter(isHeld);
      for (const { title, rules } of falselyHeld) testbed.note(`held: ${title} (${rules.join()})`);
      // Those that were kept out stay so: nobody is told which of them were missed.
      for (const { title } of known.filter((one) => !isHeld(one))) testbed.note(`missed: ${title}`);
      const violations: string[] = [];
      if (heldShare(keptOut) < HELD_MIN) {
        violations.push(`${inPercent(heldShare(keptOut))} of the kept-out scams are held`);
      }
      if (heldShare(honest) > FALSE_MAX) {
        violations.push(`${inPercent(heldShare(honest))} of the honest jobs are held`);
      }
      for (const family of families) {
        if (each === 1 && heldShare(family.keptOut) < HELD_OF_FAMILY_MIN) {
          violations.push(`${inPercent(heldShare(family.keptOut))} of “${family.name}” are held`);
        }
      }
      return {
        figures: {
          'honest jobs': honest.length,
          'of them held': falselyHeld.length,
          'known scams': known.length,
          'of them held, %': percent(heldShare(known)),
          'kept-out scams': keptOut.length,
          'of these held, %': percent(heldShare(keptOut)),
          'held by, %': sharesOfRules([...known, ...keptOut]),
        },
        violations,
      };
    });
  },
});

function toPosting({ title, text, company, website, question }: ScamPost): Posting {
  const fields = { title, description: text, type: 'Part-time', city: 'Raleigh', state: 'NC' };
  return {
    company: company ?? 'Bright Path Group',
    website: website ?? null,
    email: 'office@bright-path.example',
    accountAgeDays: 1,
    fields,
    question: question ?? null,
  };
}

const isHeld = ({ rules }: Outcome): boolean => rules.length > 0;

function heldShare(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 1 : outcomes.filter(isHeld).length / outcomes.length;
}

function percent(share: number): number {
  return Math.round(share * 1_000) / 10;
}

function inPercent(share: number): string {
  return `${percent(share)} %`;
}

/** Which share of the scams each rule held, alone or with others. */
function sharesOfRules(outcomes: readonly Outcome[]): string {
  const rules = [...new Set(outcomes.flatMap((outcome) => outcome.rules))].toSorted();
  return rules
    .map((rule) => {
      const by = outcomes.filter((outcome) => outcome.rules.includes(rule)).length;
      return `${rule} ${percent(by / outcomes.length)}`;
    })
    .join(', ');
}
