import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: a row header, the title of the card on phones. */
  isTitle?: boolean;
  /** No label beside the cell on the cards of phones (a column of buttons). */
  hideLabel?: boolean;
  /** The header is a button that sorts; the owner does the sorting. */
  sortable?: boolean;
  className?: string;
}

export interface TableSort {
  /** Id of a column. */
  by: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted now. Headers are out of sight on phones: offer a select there. */
  sort?: TableSort;
  onSort?: (columnId: string) => void;
  className?: string;
}

/**
 * A table that turns into a stack of cards on phones. The roles are written out because
 * `display: block` removes the table's own roles in some browsers.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  className,
}: DataTableProps<Row>) {
  return (
    <table role="table" className={clsx('w-full text-left max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={sort?.by === column.id ? sort.direction : undefined}
              className={clsx(
                'border-b border-line px-2 py-3 text-sm font-semibold text-ink-soft lg:px-3',
                column.className,
              )}
            >
              {column.sortable && onSort ? (
                <SortButton
                  label={column.header}
                  direction={sort?.by === column.id ? sort.direction : undefined}
                  onClick={() => {
                    onSort(column.id);
                  }}
                />
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="transition-colors duration-120 max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:border-b md:border-line md:last:border-0 md:hover:bg-sunken/60"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortButtonProps {
  label: string;
  direction: TableSort['direction'] | undefined;
  onClick: () => void;
}

function SortButton({ label, direction, onClick }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="group -mx-2 -my-1 inline-flex min-h-8 items-center gap-1 rounded-lg px-2 font-semibold whitespace-nowrap transition-colors duration-120 hover:bg-sunken hover:text-ink [&_svg]:size-4"
    >
      {label}
      {direction === undefined ? (
        <ChevronsUpDown aria-hidden="true" className="opacity-60 group-hover:opacity-100" />
      ) : direction === 'ascending' ? (
        <ArrowUp aria-hidden="true" />
      ) : (
        <ArrowDown aria-hidden="true" />
      )}
    </button>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = clsx('md:px-2 md:py-3.5 md:align-middle lg:px-3', column.className);
  if (column.isTitle) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={clsx(
          look,
          'font-normal wrap-anywhere max-md:block max-md:pb-2 md:min-w-28 lg:min-w-40',
        )}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={clsx(
        look,
        'max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:py-1.5',
      )}
    >
      {column.hideLabel ? null : (
        <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}
