'use client';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/button.js';
import type { SavedView, TableView } from '../data-table/data-table-props.js';
import { classNames } from '../internal/class-names.js';
import { useOpened } from '../internal/use-opened.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Select } from '../select/select.js';
import type { DataTableToolsProps } from './data-table-tools-props.js';
import { dataTableToolsWords } from './data-table-tools-words.js';

const load = () => import('./tools-panel.js');
const ToolsPanel = lazy(async () => ({ default: (await load()).ToolsPanel }));

const none: readonly SavedView[] = [];
const same = (a: TableView, b: TableView) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The columns of a DataTable, their order and pins, its row height, and the saved views. The panel is downloaded
 * when the pointer or the focus comes near. Needs `button.css select.css dialog.css field.css checkbox.css
 * radio-group.css text-input.css`.
 */
export function DataTableTools({
  columns,
  view,
  onViewChange,
  views = none,
  onViewsChange,
  className,
  ...rest
}: DataTableToolsProps) {
  const words = usePartWords('dataTableTools', dataTableToolsWords);
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  return (
    <div {...rest} className={classNames('sc-data-table-tools', className)}>
      {views.length > 0 && (
        <Select
          aria-label={words.views}
          placeholder={words.views}
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          value={views.find((saved) => same(saved.view, view))?.id ?? ''}
          onValueChange={(id) => onViewChange(views.find((saved) => saved.id === id)?.view ?? {})}
        />
      )}
      <Button
        icon={<Columns3 aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {opened && (
        <Suspense>
          <ToolsPanel
            open={open}
            onOpenChange={setOpen}
            columns={columns}
            view={view}
            onViewChange={onViewChange}
            views={views}
            onViewsChange={onViewsChange}
          />
        </Suspense>
      )}
    </div>
  );
}
