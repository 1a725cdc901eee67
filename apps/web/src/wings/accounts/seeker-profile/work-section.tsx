import { PROFILE_ITEM_MAX, profileLists } from '@nextshift/contract';
import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SuggestionChip } from '../../../ui/forms/suggestion-chip.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { withTag } from '../../../ui/forms/with-tag.ts';
import { SectionFrame } from './section-frame.tsx';
import { SectionItems } from './section-items.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

const TITLE = profileLists.work.title;
/** Both parts and their separator fit in one entry. */
const PART_MAX = Math.floor((PROFILE_ITEM_MAX - ' - '.length) / 2);

interface WorkDraft {
  readonly items: readonly string[];
  readonly position: string;
  readonly business: string;
}

type WorkErrors = Partial<Record<'position' | 'business', string>>;

export interface WorkSectionProps {
  items: readonly string[];
  host: SectionHost<readonly string[]>;
}

/** Past jobs, each stored as 'position - business'. */
export function WorkSection({ items, host }: WorkSectionProps) {
  const { value, change, edit, cancel, save, ...state } = useSectionEdit<WorkDraft>(
    { items, position: '', business: '' },
    { ...host, save: (draft) => host.save(draft.items) },
  );
  const [errors, setErrors] = useState<WorkErrors>({});
  const [announcement, setAnnouncement] = useState('');
  const position = useRef<HTMLInputElement>(null);
  const business = useRef<HTMLInputElement>(null);

  const type = (typed: Partial<WorkDraft>) => {
    change((draft) => ({ ...draft, ...typed }));
    setErrors({});
  };
  /** @returns the list with the typed item; null, with a message, if half of it is missing. */
  const withTyped = (): WorkDraft | null => {
    const found: WorkErrors = {};
    if (value.position.trim() === '') found.position = 'Please enter a position name';
    if (value.business.trim() === '') found.business = 'Please enter a business name';
    setErrors(found);
    if (found.position) position.current?.focus();
    else if (found.business) business.current?.focus();
    if (found.position ?? found.business) return null;
    const entry = `${value.position.trim()} - ${value.business.trim()}`;
    return { items: withTag(value.items, entry), position: '', business: '' };
  };
  const add = () => {
    const next = withTyped();
    if (next === null) return;
    type(next);
    setAnnouncement(`${next.items.at(-1) ?? ''} added`);
    position.current?.focus();
  };
  const submit = () => {
    const isTyped = `${value.position}${value.business}`.trim() !== '';
    const next = isTyped ? withTyped() : { items: value.items, position: '', business: '' };
    if (next) void save(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <SectionFrame
      title={TITLE}
      section="work"
      isEmpty={items.length === 0}
      {...state}
      onEdit={() => {
        setErrors({});
        edit();
      }}
      onCancel={cancel}
      onSave={submit}
    >
      {state.isEditing ? (
        <div className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              ref={position}
              label="Position name"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={PART_MAX}
              value={value.position}
              error={errors.position}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                type({ position: event.target.value });
              }}
            />
            <TextField
              ref={business}
              label="Business name"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={PART_MAX}
              value={value.business}
              error={errors.business}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                type({ business: event.target.value });
              }}
            />
            <Button variant="secondary" className="justify-self-start sm:col-span-2" onClick={add}>
              <Plus aria-hidden="true" />
              Add to {TITLE}
            </Button>
          </div>
          <SectionItems
            title={TITLE}
            items={value.items}
            onRemove={(item) => {
              type({ items: value.items.filter((other) => other !== item) });
              setAnnouncement(`${item} removed`);
              position.current?.focus();
            }}
          />
          <ul aria-label={`Suggestions for ${TITLE}`} className="flex flex-wrap gap-2">
            {profileLists.work.suggestions.map((suggestion) => (
              <li key={suggestion} className="max-w-full">
                <SuggestionChip
                  onClick={() => {
                    type({ position: suggestion });
                    business.current?.focus();
                  }}
                >
                  {suggestion}
                </SuggestionChip>
              </li>
            ))}
          </ul>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </div>
      ) : (
        <SectionItems title={TITLE} items={value.items} />
      )}
    </SectionFrame>
  );
}
