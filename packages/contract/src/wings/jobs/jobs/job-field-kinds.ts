import * as z from 'zod';
import { optionalText, requiredParagraphs, requiredText } from '../../../field-rules.ts';
import { textList } from '../../../text-list-schema.ts';
import { INVALID_PAY, readAmountOf } from './read-pay.ts';

/** What an employer says of a job in one field of the form. */
export interface JobField {
  /** In the form. */
  readonly label: string;
  /** As employers send it. */
  readonly input: z.ZodType;
  /** As everyone reads it. */
  readonly output: z.ZodType;
  /** As the form keeps it while it is typed. */
  readonly typed: z.ZodType;
  /** What a job without it has. */
  readonly none: unknown;
  /** The most characters, of a list those of each item. */
  readonly maxLength?: number;
  /** Whether its words are read for signs of a scam. */
  readonly screened: boolean;
  /** Whether it goes when the company leaves; the rest is the history of those who applied. */
  readonly erased: boolean;
}

const MONEY_MAX = 1_000_000;
const EXPECTED_HOURS_MAX = 1_000;
const INVALID_HOURS = `Please enter the hours as a number, from 0.25 to ${EXPECTED_HOURS_MAX}`;
const INVALID_CLOSING_TIME = 'Please enter a valid closing date';

/** What is written freely. */
const written = { screened: true, erased: true } as const;
/** What is chosen, or a number. */
const chosen = { screened: false, erased: false, typed: z.string() } as const;

/** A text on one line that may be blank. */
export function textField(label: string, maxLength: number) {
  return {
    ...written,
    label,
    maxLength,
    input: optionalText(maxLength),
    output: z.string().nullable(),
    typed: z.string(),
    none: null,
  };
}

export function requiredTextField(label: string, maxLength: number, message: string) {
  const input = requiredText(message, maxLength);
  return { ...textField(label, maxLength), input, output: z.string(), none: '' };
}

export function paragraphsField(label: string, maxLength: number, message: string) {
  return {
    ...requiredTextField(label, maxLength, message),
    input: requiredParagraphs(message, maxLength),
  };
}

/** A list of short texts. */
export function listField(label: string, rules: Parameters<typeof textList>[0]) {
  return {
    ...written,
    label,
    maxLength: rules.maxLength,
    input: textList(rules),
    output: z.array(z.string()),
    typed: z.array(z.string()),
    none: [],
  };
}

export function choiceField<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  message: string,
) {
  return {
    ...chosen,
    label,
    input: z.preprocess(blankAsNull, z.enum(values, message).nullable()),
    output: z.enum(values).nullable(),
    none: null,
  };
}

/** A choice that a job always has; a blank one is `standard`, or refused without it. */
export function requiredChoiceField<
  const Values extends readonly [string, ...string[]],
  Input extends z.ZodType,
  const None extends Values[number] | '',
>(label: string, values: Values, { input, none }: { input: Input; none: None }) {
  return { ...chosen, label, input, output: z.enum(values), none };
}

/** Any other field that is no text. */
export function specialField<Input extends z.ZodType, Output extends z.ZodType, None>(
  label: string,
  field: { readonly input: Input; readonly output: Output; readonly none: None },
) {
  return { ...chosen, ...field, label };
}

/** Dollars as a number or as typed; blank is absent, unreadable text is refused. */
export function moneyField(label: string) {
  return specialField(label, { input: optionalMoney, output: z.number().nullable(), none: null });
}

const optionalMoney = z.preprocess(
  dollarsOr(INVALID_PAY),
  money(INVALID_PAY)
    .nullish()
    .transform((amount) => amount ?? null),
);

export function requiredMoney(requiredMessage: string) {
  return z.preprocess(dollarsOr(requiredMessage), money(requiredMessage));
}

function money(message: string) {
  return z.number(message).min(0, INVALID_PAY).max(MONEY_MAX, INVALID_PAY);
}

/** Reads an amount as typed; what may mean two things is asked about, and what is none gets the message. */
function dollarsOr(message: string) {
  return (value: unknown, context: z.RefinementCtx): unknown => {
    if (typeof value !== 'string') return value;
    const read = readAmountOf(value);
    if (read === null || typeof read === 'number') return read;
    const question = read.ask === INVALID_PAY ? message : read.ask;
    context.addIssue({ code: 'custom', message: question, input: value });
    return z.NEVER;
  };
}

/** Hours as a number or as typed; blank is absent. */
export const optionalHours = z.preprocess(
  readNumber,
  z
    .number(INVALID_HOURS)
    .min(0.25, INVALID_HOURS)
    .max(EXPECTED_HOURS_MAX, INVALID_HOURS)
    .transform((hours) => Math.round(hours * 100) / 100)
    .nullish()
    .transform((hours) => hours ?? null)
    .describe(
      'How many hours a one-time gig takes, so that its pay can be compared with hourly pay',
    ),
);

/** A day, which ends by the clocks of the job's state, or a moment; blank means 30 days ahead. */
export const optionalClosingTime = z.preprocess(
  blankAsNull,
  z
    .union(
      [
        z.iso.date(INVALID_CLOSING_TIME),
        z.iso.datetime(INVALID_CLOSING_TIME).transform((moment) => new Date(moment).toISOString()),
        z.null(INVALID_CLOSING_TIME),
      ],
      INVALID_CLOSING_TIME,
    )
    .describe(
      'A day such as 2026-11-20, which ends in the time zone of the job’s state, or a moment. From now to a year ahead; 30 days ahead if it is null or missing in a new job',
    ),
);

export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value);
}

export function blankAsNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

/** What a form with an image sends as JSON; undefined if blank. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
