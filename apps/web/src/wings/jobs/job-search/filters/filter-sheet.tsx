import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import { clearFilter, setFilterOpen } from './filter-store.ts';
import { submitInPlace } from '../search/submit-in-place.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import type { Filter } from './use-filter.ts';

export interface FilterSheetProps extends Filter {
  criteria: SearchCriteria;
  isOpen: boolean;
}

/** The filters in a sheet over the results, to submit. */
export function FilterSheet({ criteria, isOpen, errors, apply }: FilterSheetProps) {
  const applyAndClose = () => {
    if (apply()) setFilterOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setFilterOpen}
      title="Filters"
      footer={
        <>
          <Button variant="secondary" onClick={clearFilter}>
            Clear filters
          </Button>
          <Button type="submit" form="job-filters">
            Show jobs
          </Button>
        </>
      }
    >
      <form id="job-filters" noValidate onSubmit={submitInPlace(applyAndClose)}>
        <FilterFields criteria={criteria} errors={errors} />
      </form>
    </Dialog>
  );
}
