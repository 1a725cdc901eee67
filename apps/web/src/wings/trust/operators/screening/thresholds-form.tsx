import {
  HEAVY_BELOW_MESSAGE,
  type ScreeningReport,
  type Standing,
  type StandingThresholds,
  THRESHOLD_BOUNDS_MESSAGE,
  THRESHOLD_MAX,
  THRESHOLD_MIN,
} from '@nextshift/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../../ui/display/data-table.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { describeFailure, focusField } from '../reason-form.tsx';
import { countsText, precisionText } from './decided-plot.tsx';
import { useSetThresholds } from './set-thresholds.ts';
import { STANDING_WORDS } from './standing-words.ts';

type Row = ScreeningReport['byStanding'][number];
type Limit = 'threshold' | 'heavyThreshold';
type FieldName = `${Standing}.${Limit}`;
type Texts = Readonly<Partial<Record<FieldName, string>>>;

const LIMIT_WORDS: Readonly<Record<Limit, string>> = {
  threshold: 'Held from',
  heavyThreshold: 'Heavily held from',
};

type ThresholdsFormProps = Readonly<Pick<ScreeningReport, 'byStanding' | 'revision'>>;

/** From which risk postings of each standing are held, beside what was decided about those that were. */
export function ThresholdsForm({ byStanding, revision }: ThresholdsFormProps) {
  const { mutateAsync, isPending } = useSetThresholds();
  /** What was typed; the others are as they are in force. */
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const [failure, setFailure] = useState<ReactNode>();
  const fields = useRef<HTMLDivElement>(null);
  const read = (row: Row, limit: Limit) => texts[`${row.standing}.${limit}`] ?? String(row[limit]);

  const submit = async () => {
    setFailure(undefined);
    const typed = byStanding.map(({ standing, ...row }) => ({
      standing,
      threshold: readRisk(read({ standing, ...row }, 'threshold')),
      heavyThreshold: readRisk(read({ standing, ...row }, 'heavyThreshold')),
    }));
    const complaints = complaintsAbout(typed);
    setErrors(complaints);
    const [wrong] = Object.keys(complaints);
    if (wrong !== undefined) {
      focusField(fields, wrong);
      return;
    }
    const changed = typed.filter((set) =>
      byStanding.some(
        (row) =>
          row.standing === set.standing &&
          (row.threshold !== set.threshold || row.heavyThreshold !== set.heavyThreshold),
      ),
    );
    if (changed.length === 0) {
      setTexts({});
      toast.info('Nothing was changed.');
      return;
    }
    try {
      await mutateAsync({ thresholds: changed, revision });
      setTexts({});
      toast.success('Saved. Other operators get an email about it.');
    } catch (error) {
      setFailure(describeFailure(error, 'Nothing was changed. Please try again.'));
    }
  };

  const limitColumn = (limit: Limit): Column<Row> => ({
    id: limit,
    header: LIMIT_WORDS[limit],
    cell: (row) => {
      const name: FieldName = `${row.standing}.${limit}`;
      return (
        <TextField
          label={`${LIMIT_WORDS[limit]}, ${STANDING_WORDS[row.standing].name}`}
          hideLabel
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={read(row, limit)}
          onChange={({ target }) => {
            setTexts((before) => ({ ...before, [name]: target.value }));
            setErrors({});
          }}
          error={errors[name]}
          className="w-32 max-w-full md:w-full md:min-w-24"
        />
      );
    },
  });
  const columns: readonly Column<Row>[] = [
    {
      id: 'standing',
      header: 'Companies',
      isTitle: true,
      cell: ({ standing }) => (
        <>
          <span className="block font-semibold">{STANDING_WORDS[standing].name}</span>
          <span className="text-sm text-ink-soft">{STANDING_WORDS[standing].about}</span>
        </>
      ),
    },
    limitColumn('threshold'),
    limitColumn('heavyThreshold'),
    { id: 'decided', header: 'Decided in 12 months', cell: countsText },
    { id: 'precision', header: 'Precision', cell: precisionText },
  ];
  return (
    <FormShell
      onSubmit={submit}
      pending={isPending}
      error={failure}
      submitLabel="Save thresholds"
      pendingLabel="Saving..."
      note={
        <p className="text-sm text-ink-soft">
          Kept in the log, with the earlier values. Other operators get an email.
        </p>
      }
    >
      {/* In cells, nothing below an error has to keep its place. */}
      <div ref={fields} className="[&_[data-field-error]]:mb-0!">
        <Card padding="none" className="max-md:border-0 max-md:bg-transparent max-md:shadow-none">
          <DataTable
            caption="The risk at which postings are held, by how far their company is checked"
            columns={columns}
            rows={byStanding}
            rowKey={({ standing }) => standing}
          />
        </Card>
      </div>
    </FormShell>
  );
}

/** '0.7' or '.7', or with a comma; not a number for anything else. */
function readRisk(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

function complaintsAbout(typed: readonly StandingThresholds[]): Texts {
  const complaints: Partial<Record<FieldName, string>> = {};
  for (const { standing, ...set } of typed) {
    for (const limit of ['threshold', 'heavyThreshold'] as const) {
      const isWithin = set[limit] >= THRESHOLD_MIN && set[limit] <= THRESHOLD_MAX;
      if (!isWithin) complaints[`${standing}.${limit}`] = THRESHOLD_BOUNDS_MESSAGE;
    }
    if (set.heavyThreshold < set.threshold)
      complaints[`${standing}.heavyThreshold`] ??= HEAVY_BELOW_MESSAGE;
  }
  return complaints;
}
