import '@skillcert/ui/search-input.css';
import { limits } from '@skillcert/core';
import {
  Button,
  Card,
  type Column,
  type ContentState,
  DataTable,
  Grid,
  Inline,
  SearchInput,
  Select,
  Stack,
  Text,
} from '@skillcert/ui';
import { useState } from 'react';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { type PeopleGroup, withChosen } from './choose-by.js';
import { type Narrowing, payeeLimits } from './use-choice.js';

/** The people of a payment to be, as a screen narrows and chooses them. */
interface People<Row> extends Narrowing {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether rows and total are those of the filters before, until the answer for these comes. */
  readonly isOld: boolean;
  readonly state: ContentState;
  readonly retry: () => unknown;
  readonly narrow: (changes: Partial<Narrowing>) => void;
  readonly selection: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly chooseAll: () => Promise<void>;
  readonly chooseFirst: () => Promise<void>;
  readonly chooseNobody: () => void;
  /** The most of one class in one payment. */
  readonly most: number;
  readonly chosen: { readonly count: number };
  readonly groups: {
    /** Left out where there is one class. */
    readonly classes?: readonly PeopleGroup[];
    readonly units: readonly PeopleGroup[];
    readonly employers: readonly PeopleGroup[];
  };
}

interface GroupSelectProps {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly PeopleGroup[];
  readonly onChoose: (value: string) => void;
}

function GroupSelect({ label, value, groups, onChoose }: GroupSelectProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<PeopleGroup>();
  return (
    <Select
      aria-label={label}
      placeholder={t('common.all', { what: label })}
      value={value}
      onValueChange={(id) => {
        setChosen(groups.find((each) => each.value === id));
        onChoose(id);
      }}
      options={withChosen(groups, chosen, value).map(({ value: id, name, count }) => ({
        value: id,
        label: t('payments.group_unit_option', { name, count }),
      }))}
    />
  );
}

interface NarrowProps<Row> {
  readonly people: People<Row>;
  readonly searchLabel: string;
}

function Narrow<Row>({ people, searchLabel }: NarrowProps<Row>) {
  const { t } = useWords();
  const { groups, class_id, unit_id, employer, narrow } = people;
  return (
    <Grid columns={2} gap="sm">
      <SearchInput
        value={people.search}
        onSearch={(text) => narrow({ search: text.trim() })}
        label={searchLabel}
        placeholder={searchLabel}
        maxLength={limits.search_length_max}
      />
      {groups.classes && (
        <GroupSelect
          label={t('payments.class')}
          value={class_id === undefined ? '' : String(class_id)}
          groups={groups.classes}
          // Another class has other units and employers.
          onChoose={(id) => narrow({ class_id: Number(id) || undefined, unit_id: undefined, employer: '' })}
        />
      )}
      <GroupSelect
        label={t('payments.group_unit')}
        value={unit_id === undefined ? '' : String(unit_id)}
        groups={groups.units}
        onChoose={(id) => narrow({ unit_id: Number(id) || undefined })}
      />
      <GroupSelect
        label={t('payments.employer')}
        value={employer}
        groups={groups.employers}
        onChoose={(name) => narrow({ employer: name })}
      />
    </Grid>
  );
}

/** How many are chosen of how many at most, and the way to choose all that fit, or the first of too many. */
function ChooseAll<Row>({ people }: { readonly people: People<Row> }) {
  const { t } = useWords();
  const { total, isOld, most, chosen, chooseAll, chooseFirst, chooseNobody } = people;
  return (
    <Inline justify="between">
      <Text tone="muted" tabular role="status">
        {t('payments.choose_most', { count: chosen.count, most })}
        {total > most && ` ${t('payments.choose_narrow', { total, most })}`}
      </Text>
      <Inline gap="xs">
        {chosen.count > 0 && (
          <Button size="small" onClick={chooseNobody}>
            {t('payments.choose_nobody')}
          </Button>
        )}
        {total > 0 && total <= most && (
          <Button size="small" disabled={isOld} onClick={chooseAll}>
            {t('payments.choose_all', { count: total })}
          </Button>
        )}
        {total > most && (
          <Button size="small" disabled={isOld} onClick={chooseFirst}>
            {t('payments.choose_first', { most })}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}

interface ChoosePeopleProps<Row> extends NarrowProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly none: string;
  readonly noneText?: string;
}

/** The people whom one payment may be for: narrowed, and chosen one by one, by the page or all that fit. */
export function ChoosePeople<Row extends { readonly enrolment_id: number; readonly name: string }>({
  people,
  searchLabel,
  caption,
  columns,
  none,
  noneText,
}: ChoosePeopleProps<Row>) {
  const { rows, state, selection, narrow } = people;
  const pager = usePager({
    ...people,
    limits: payeeLimits,
    setPage: (page) => narrow({ page }),
    resize: (limit) => narrow({ limit }),
  });
  return (
    <Stack>
      <Narrow people={people} searchLabel={searchLabel} />
      <ChooseAll people={people} />
      <Card padding="none">
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          selection={selection}
          onSelectionChange={people.select}
          state={state}
          stateTitle={state === 'ready' ? none : undefined}
          stateText={state === 'ready' ? noneText : undefined}
          onRetry={people.retry}
          footer={pager}
        />
      </Card>
    </Stack>
  );
}
