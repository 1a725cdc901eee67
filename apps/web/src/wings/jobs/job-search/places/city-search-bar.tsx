import { Form } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';

/** The search of the home page: one city. A plain form, so it works without scripts. */
export function CitySearchBar({ city }: { city: string }) {
  return (
    <Form
      role="search"
      aria-label="Jobs"
      action={paths.jobs()}
      className="mt-10 flex max-w-xl flex-col gap-3 rounded-card bg-surface p-3 text-ink focus-on-surface sm:flex-row sm:items-end"
    >
      <SelectField
        label="City"
        hideLabel
        name="searchLocation"
        required
        defaultValue=""
        placeholder="What city are you in?"
        options={[{ value: city, label: city }]}
        className="flex-1"
      />
      <Button type="submit" variant="accent" size="large">
        Find jobs
      </Button>
    </Form>
  );
}
