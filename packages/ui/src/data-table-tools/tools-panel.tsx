'use client';
import { Button } from '../button/button.js';
import { Drawer } from '../drawer/drawer.js';
import { Field } from '../field/field.js';
import { usePartWords } from '../internal/use-part-words.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { Stack } from '../stack/stack.js';
import { ColumnList } from './column-list.js';
import type { DataTableToolsProps } from './data-table-tools-props.js';
import { dataTableToolsWords } from './data-table-tools-words.js';
import { ViewList } from './view-list.js';

export interface ToolsPanelProps
  extends Required<Pick<DataTableToolsProps, 'columns' | 'view' | 'onViewChange' | 'views'>> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onViewsChange: DataTableToolsProps['onViewsChange'] | undefined;
}

/** Columns, row height and saved views; the table beside it updates at once. */
export function ToolsPanel({
  open,
  onOpenChange,
  columns,
  view,
  onViewChange,
  views,
  onViewsChange,
}: ToolsPanelProps) {
  const words = usePartWords('dataTableTools', dataTableToolsWords);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={words.open}
      footer={
        <>
          <Button onClick={() => onViewChange({})}>{words.reset}</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Field label={words.density} required group>
          <RadioGroup
            appearance="inline"
            options={[
              { value: 'comfortable', label: words.comfortable },
              { value: 'compact', label: words.compact },
            ]}
            value={view.density ?? 'comfortable'}
            onValueChange={(value) =>
              onViewChange({ ...view, density: value === 'compact' ? 'compact' : 'comfortable' })
            }
          />
        </Field>
        <ColumnList columns={columns} view={view} onViewChange={onViewChange} />
        {onViewsChange && <ViewList view={view} views={views} onViewsChange={onViewsChange} />}
      </Stack>
    </Drawer>
  );
}
