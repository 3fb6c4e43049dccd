import type { ArrangementVersion } from '@skillcert/api-client';
import { Button, Card, DataTable, Drawer, Inline, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useVersionColumns } from './use-version-columns.js';
import { VersionDifferences } from './version-differences.js';
import { VersionSeatsDrawer } from './version-seats-drawer.js';

interface VersionsDrawerProps {
  readonly list: TicketLists;
  /** Seats of a version are to be taken up again. */
  readonly onTakeUp: (version: ArrangementVersion) => void;
  readonly onClose: () => void;
}

const limit = 10;

interface VersionActionsProps {
  readonly version: number;
  readonly onCompare: () => void;
  readonly onLook: () => void;
  /** Left out where nobody may arrange. */
  readonly onTakeUp: (() => void) | undefined;
}

function VersionActions({ version, onCompare, onLook, onTakeUp }: VersionActionsProps) {
  const { t } = useWords();
  return (
    <Inline gap="xs">
      <Button size="small" aria-label={t('exam.tickets.compare_version', { version })} onClick={onCompare}>
        {t('exam.tickets.compare')}
      </Button>
      <Button size="small" aria-label={t('exam.tickets.version_seats', { version })} onClick={onLook}>
        {t('exam.tickets.seat_map')}
      </Button>
      {onTakeUp && (
        <Button size="small" aria-label={t('exam.tickets.restore_version', { version })} onClick={onTakeUp}>
          {t('exam.tickets.restore')}
        </Button>
      )}
    </Inline>
  );
}

/** The versions of the arrangement: each is viewed, compared with the current seats, and restored. */
export function VersionsDrawer({ list: { class_id, mayArrange }, onTakeUp, onClose }: VersionsDrawerProps) {
  const { t } = useWords();
  const columns = useVersionColumns();
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number>();
  const [looked, setLooked] = useState<number>();
  const query = useCallQuery('ticket/fetchArrangements', { class_id, page, limit }, { keepLast: true });
  const { items = [], total = 0 } = query.data ?? {};
  const pager = usePager({ page, limit, total, setPage });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.tickets.versions')}
      description={t('exam.tickets.versions_text')}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      <Stack gap="lg">
        <Card padding="none">
          <DataTable
            caption={t('exam.tickets.versions')}
            rows={items}
            rowId={({ version }) => String(version)}
            rowLabel={({ version }) => t('exam.tickets.version_of', { version })}
            columns={columns}
            rowActions={(row) =>
              row.seated > 0 && (
                <VersionActions
                  version={row.version}
                  onCompare={() => setCompared(row.version)}
                  onLook={() => setLooked(row.version)}
                  onTakeUp={mayArrange ? () => onTakeUp(row) : undefined}
                />
              )
            }
            footer={pager}
          />
        </Card>
        {compared !== undefined && (
          <VersionDifferences key={compared} classId={class_id} version={compared} />
        )}
      </Stack>
      {looked !== undefined && (
        <VersionSeatsDrawer classId={class_id} version={looked} onClose={() => setLooked(undefined)} />
      )}
    </Drawer>
  );
}
