import { concerns } from '../concerns.ts';
import { type ModelDescription, sharesAt, standings } from './describe-model.ts';

/** The tables of the model card, between the markers of docs/screening-model.md. */
export function cardTables(model: ModelDescription): string {
  return [
    `Version ${model.version}, trained on ${model.trainedAt} from ${model.posts} posts. Area under the ROC curve of posts that were held back with their pair: **${model.auc}**; with all posts of a file held back, which others wrote: ${model.aucOfOtherWriters}.`,
    table(
      [
        'standing',
        'held from risk',
        'scams held',
        'honest held',
        'heavy from risk',
        'scams heavy',
        'honest heavy',
      ],
      standings.map((standing) => {
        const { threshold, heavyThreshold } = model.thresholds[standing];
        const [held, heavy] = [sharesAt(model, threshold), sharesAt(model, heavyThreshold)];
        return [
          standing,
          threshold.toFixed(2),
          percent(held.scams),
          percent(held.honest),
          heavyThreshold.toFixed(2),
          percent(heavy.scams),
          percent(heavy.honest),
        ];
      }),
    ),
    table(
      [
        'kind of concern',
        'scams',
        'held of a new employer',
        'honest posts beside them',
        'held',
        'kind named right',
      ],
      concerns.map(({ name, families }) => {
        const heldBack = model.heldBack.filter(({ family }) => families.test(family));
        const { scams, honest } = sharesAt({ ...model, heldBack }, model.thresholds.new.threshold);
        const all = heldBack.filter(({ isScam }) => isScam);
        const right = all.filter(({ isKindRight }) => isKindRight).length / all.length;
        return [
          name,
          String(all.length),
          percent(scams),
          String(heldBack.length - all.length),
          percent(honest),
          percent(right),
        ];
      }),
    ),
    table(
      ['pairs to train on', 'area under the curve'],
      model.learningCurve.map(({ pairs, auc }) => [String(pairs), String(auc)]),
    ),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
