import { riskOfScore, sharesOver } from './measures.ts';
import type { ModelFigures } from './describe-model.ts';

const SIZE = 320;
const MARGIN = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** Points from 0 to 1. */
  readonly points: readonly Point[];
  readonly hasDots?: boolean;
}

/** The shares of scams held over those of honest posts held, at every threshold. */
export function rocPlot({ heldBack, auc }: ModelFigures): string {
  const thresholds = [-Infinity, ...heldBack.map(({ score }) => score)].toSorted((a, b) => b - a);
  const points = thresholds.map((threshold) => {
    const { scams, honest } = sharesOver(heldBack, threshold);
    return { x: honest, y: scams };
  });
  const title = `Held-back posts: area under the curve ${auc.toFixed(3)}`;
  return plot({ title, x: 'honest posts held', y: 'scams held', points });
}

const BINS = 10;

/** How many posts of about the same risk are scams. */
export function calibrationPlot({ heldBack, calibration }: ModelFigures): string {
  const bins = Array.from({ length: BINS }, () => ({ risk: 0, scams: 0, posts: 0 }));
  for (const { isScam, score } of heldBack) {
    const risk = riskOfScore(score, calibration);
    const bin = bins[Math.min(BINS - 1, Math.floor(risk * BINS))];
    if (!bin) continue;
    bin.risk += risk;
    bin.scams += isScam ? 1 : 0;
    bin.posts += 1;
  }
  const points = bins
    .filter(({ posts }) => posts > 0)
    .map(({ risk, scams, posts }) => ({ x: risk / posts, y: scams / posts }));
  const title = 'Held-back posts: risk and what came of it';
  return plot({ title, x: 'risk', y: 'of them scams', points, hasDots: true });
}

function plot({ title, x, y, points, hasDots = false }: Plot): string {
  const at = (point: Point) =>
    [MARGIN + point.x * SIZE, MARGIN + (1 - point.y) * SIZE].map((value) => value.toFixed(1));
  const line = points.map((point) => at(point).join(',')).join(' ');
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const [left = '', bottom = ''] = at({ x: share, y: 0 });
    const [, top = ''] = at({ x: 0, y: share });
    return [
      `<path d="M${left} ${bottom}v5M${MARGIN} ${top}h-5" stroke="#555"/>`,
      `<text x="${left}" y="${MARGIN + SIZE + 18}" text-anchor="middle">${share}</text>`,
      `<text x="${MARGIN - 8}" y="${Number(top) + 4}" text-anchor="end">${share}</text>`,
    ];
  });
  const dots = points.map((point) => {
    const [left, top] = at(point);
    return `<circle cx="${left}" cy="${top}" r="4"/>`;
  });
  const [from, to] = [at({ x: 0, y: 0 }).join(' '), at({ x: 1, y: 1 }).join(' ')];
  const all = SIZE + 2 * MARGIN;
  const middle = MARGIN + SIZE / 2;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${all}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<title>${title}</title>`,
    `<rect width="${all}" height="${all}" fill="#fff"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#555"/>`,
    `<path d="M${from}L${to}" stroke="#999" stroke-dasharray="4 4"/>`,
    ...ticks,
    `<polyline points="${line}" fill="none" stroke="#222" stroke-width="2"/>`,
    ...(hasDots ? dots : []),
    `<text x="${MARGIN}" y="24" font-size="14">${title}</text>`,
    `<text x="${middle}" y="${all - 8}" text-anchor="middle">${x}</text>`,
    `<text transform="translate(14 ${middle}) rotate(-90)" text-anchor="middle">${y}</text>`,
    '</svg>',
  ].join('\n')}\n`;
}
