import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../job-draft.ts';
import { type DraftImage } from './draft-versions.ts';
import { type DraftEvent, type DraftState, reduceDraft, startDraft } from './draft-state.ts';

const MINE = 'Head Barista';
const THEIRS = 'Evening Barista';

const draft = (
  version: string,
  title: string,
  jobImage: string | null = '/a.webp',
): SavedDraft => ({
  id: 'd1',
  fields: { title },
  jobImage,
  hasForm: false,
  status: 'draft',
  publishAt: null,
  blockedReason: null,
  updatedAt: version,
});

const opened = draft('1', 'Barista');
const newer = draft('2', THEIRS);
const redrawn = draft('2', THEIRS, '/b.webp');
const created = draft('1', 'Cook', null);
const picture = new File(['x'], 'new.png');

const reach = (start: DraftState, ...events: DraftEvent[]) => events.reduce(reduceDraft, start);
const type = (title: string): DraftEvent => ({
  type: 'typed',
  part: { values: { ...EMPTY_DRAFT, title } },
});
const sent = (title: string) => ({ fields: { title }, image: '/a.webp' });
const lost = (title: string): DraftEvent => ({ type: 'lost', sent: sent(title) });
const refused = (title: string): DraftEvent => ({
  type: 'refused',
  saved: newer,
  sent: sent(title),
});
const saved = (on: SavedDraft, image: DraftImage = '/a.webp'): DraftEvent => ({
  type: 'saved',
  saved: on,
  image,
});
const choose: DraftEvent = { type: 'typed', part: { image: picture } };
const GONE: DraftEvent = { type: 'gone' };

const fresh = startDraft(null, null);
const kept = reach(startDraft(opened, null), type(MINE));
const changed = reach(kept, refused(MINE));
const gone = reach(kept, GONE);
const restored = (updatedAt: string) => ({ values: { ...EMPTY_DRAFT, title: MINE }, updatedAt });

const summary = ({ status, content }: DraftState) => [
  status.kind,
  status.base?.updatedAt ?? null,
  content.values.title,
  content.image instanceof File ? content.image.name : content.image,
];

it.each<[string, DraftState, DraftEvent[], ReturnType<typeof summary>]>([
  ['typing makes no draft', fresh, [type('Cook')], ['new', null, 'Cook', null]],
  ['the first save makes one', fresh, [saved(created, null)], ['kept', '1', '', null]],
  ['what does not exist cannot be gone', fresh, [GONE], ['new', null, '', null]],
  ['a save is over the newest version', kept, [saved(newer)], ['kept', '2', MINE, '/a.webp']],
  ['an image not sent follows the server', kept, [saved(redrawn)], ['kept', '2', MINE, '/b.webp']],
  ['a sent image stays', kept, [choose, saved(redrawn, picture)], ['kept', '2', MINE, 'new.png']],
  ['another title elsewhere is a choice', kept, [refused(MINE)], ['changed', '1', MINE, '/a.webp']],
  ['the same title is none', kept, [refused(THEIRS)], ['kept', '2', MINE, '/a.webp']],
  ['an own lost save is none', kept, [lost(THEIRS), refused(MINE)], ['kept', '2', MINE, '/a.webp']],
  [
    'a save forgets the lost ones',
    kept,
    [lost(THEIRS), saved(opened), refused(MINE)],
    ['changed', '1', MINE, '/a.webp'],
  ],
  ['a deleted draft is gone', kept, [GONE], ['gone', '1', MINE, '/a.webp']],
  ['a changed one can go, too', changed, [GONE], ['gone', '1', MINE, '/a.webp']],
  ['typing chooses nothing', changed, [type('Cook')], ['changed', '1', 'Cook', '/a.webp']],
  ['saving chooses nothing', changed, [saved(newer)], ['changed', '2', MINE, '/a.webp']],
  [
    'the other version',
    changed,
    [{ type: 'took-other', saved: newer }],
    ['kept', '2', THEIRS, '/a.webp'],
  ],
  [
    'the own version',
    changed,
    [{ type: 'kept-mine', saved: newer }],
    ['kept', '2', MINE, '/a.webp'],
  ],
  ['a copy has no image', gone, [{ type: 'detached' }], ['new', null, MINE, null]],
  ['but a chosen file', gone, [choose, { type: 'detached' }], ['new', null, MINE, 'new.png']],
  [
    'input over an old version is a choice',
    startDraft(opened, restored('0')),
    [],
    ['changed', '1', 'Barista', '/a.webp'],
  ],
  [
    'input over this version is none',
    startDraft(opened, restored('1')),
    [],
    ['kept', '1', 'Barista', '/a.webp'],
  ],
])('%s', (_name, start, events, expected) => {
  expect(summary(reach(start, ...events))).toEqual(expected);
});
