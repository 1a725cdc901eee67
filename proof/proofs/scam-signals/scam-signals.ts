import { defineProof } from '@nextshift/test-kit/prove/proof';
import { attack, WALKS } from './attacks/attack.ts';
import { faults } from './faults.ts';
import { takeSampleJobs } from './honest/sample-jobs.ts';
import { tradePosts } from './honest/trades.ts';
import { payPostings } from './pay/floors.ts';
import { type Outcome, postJob, type Posting } from './post-jobs.ts';
import { type ScamPost, scamFamilies } from './scam-posts.ts';

/** Shares of posts. */
const HELD_MIN = 0.95;
const FALSE_MAX = 0.02;
/** Of new companies, as their threshold is chosen: one of 20 posts. */
const FALSE_OF_NEW_MAX = 0.05;
/** Of the few posts of each family that are kept out. */
const HELD_OF_FAMILY_MIN = 0.75;

interface Size {
  /** One of so many jobs of the sample board is posted; 1 is all. */
  readonly eachJob: number;
  /** One of so many walks is gone; 1 is all. */
  readonly eachWalk: number;
  /** Pay at and below the floor is posted in one of so many states; 1 is all. */
  readonly eachState: number;
}

export const scamSignals = defineProof<Size>({
  name: 'scam-signals',
  claim: `Every job of the sample board, 200 written scams in 12 families, one half of which was kept out when rules and model were made, and posts of 20 honest trades are posted; ${WALKS} attack walks reword, split, disguise, copy and post anew what is held`,
  goal: 'at least 95 % of the kept-out scams held, at most 2 % of the jobs of the sample board and 5 % of the trades by new companies, as the threshold is chosen; nothing of a walk is public before an operator decides, and nothing that its owner reads quotes it',
  sizes: {
    full: { eachJob: 1, eachWalk: 1, eachState: 1 },
    short: { eachJob: 1, eachWalk: 5, eachState: 8 },
    selfCheck: { eachJob: 5, eachWalk: 5, eachState: 8 },
  },
  faults,
  async run(testbed, { eachJob, eachWalk, eachState }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    return testbed.inDatabase(dataDir, async (database) => {
      const board = { address, database };
      const postAll = async (postings: readonly Posting[]) => {
        const outcomes: Outcome[] = [];
        for (const posting of postings) outcomes.push(await postJob(board, posting));
        return outcomes;
      };
      const jobs = await takeSampleJobs(database);
      const honest = await postAll(jobs.filter((_, index) => index % eachJob === 0));
      const trades = await postAll(tradePosts);
      const families = [];
      for (const { name, known, keptOut } of scamFamilies) {
        families.push({
          name,
          known: await postAll(known.map(toPosting)),
          keptOut: await postAll(keptOut.map(toPosting)),
        });
      }
      const attacked = await attack(board, eachWalk);
      const paid = payPostings.filter((_, index) => Math.floor(index / 4) % eachState === 0);
      const misjudged = [];
      for (const { name, posting, isLawful } of paid) {
        const { rules } = await postJob(board, posting);
        const isRight = isLawful ? rules.length === 0 : rules.includes('pay-below-minimum');
        if (!isRight) misjudged.push(`${name}: held by ${rules.join() || 'nothing'}`);
      }
      const [known, keptOut] = [
        families.flatMap((family) => family.known),
        families.flatMap((family) => family.keptOut),
      ];
      const falselyHeld = honest.filter(isHeld);
      for (const { title, rules } of [...falselyHeld, ...trades.filter(isHeld)]) {
        testbed.note(`held: ${title} (${rules.join()})`);
      }
      // Those that were kept out stay so: nobody is told which of them were missed.
      for (const { title } of known.filter((one) => !isHeld(one))) testbed.note(`missed: ${title}`);
      const violations: string[] = [];
      if (heldShare(keptOut) < HELD_MIN) {
        violations.push(`${inPercent(heldShare(keptOut))} of the kept-out scams are held`);
      }
      if (heldShare(honest) > FALSE_MAX) {
        violations.push(`${inPercent(heldShare(honest))} of the honest jobs are held`);
      }
      if (heldShare(trades) > FALSE_OF_NEW_MAX) {
        violations.push(`${inPercent(heldShare(trades))} of the honest trades are held`);
      }
      for (const family of families) {
        if (heldShare(family.keptOut) < HELD_OF_FAMILY_MIN) {
          violations.push(`${inPercent(heldShare(family.keptOut))} of “${family.name}” are held`);
        }
      }
      return {
        figures: {
          'honest jobs': honest.length,
          'of them held': falselyHeld.length,
          'honest trades': trades.length,
          'of those held': trades.filter(isHeld).length,
          'known scams': known.length,
          'of them held, %': percent(heldShare(known)),
          'kept-out scams': keptOut.length,
          'of these held, %': percent(heldShare(keptOut)),
          'held by, %': sharesOfRules([...known, ...keptOut]),
          'posts at or below a minimum wage': paid.length,
          'of those misjudged': misjudged.length,
          ...attacked.figures,
        },
        violations: [...violations, ...misjudged, ...attacked.violations],
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
