import type { DoorSeat, RosterRow } from '@skillcert/api-client';
import { Descriptions, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { deviceName } from '../own-device.js';
import { pairsOf, type ScanPair, takenBackOf } from './scans-of.js';

interface OfRow {
  readonly row: RosterRow;
}

/** How a sitting is called at the desk: its subject and room. */
const useSeatTitle = () => {
  const subjectTitle = useSubjectTitle();
  return ({ subject, room_name }: DoorSeat): string => `${subjectTitle(subject)} · ${room_name}`;
};

/** The words of both devices of a conflict. */
function ScanLines({ scans }: Pick<ScanPair, 'scans'>) {
  const { t } = useWords();
  const { minute } = useFormats();
  return scans.map(({ device, scanned_at }, nth) => (
    <Text key={`${device} ${scanned_at}`}>
      {t(nth === 0 ? 'check_in.said_first_at' : 'check_in.said_too_at', {
        device: deviceName(device),
        time: minute(scanned_at),
      })}
    </Text>
  ));
}

/** The conflicts of a person: by sitting, which devices let them in, and when. */
export function ScanPairs({ row }: OfRow) {
  const seatTitle = useSeatTitle();
  return (
    <Stack gap="sm">
      {pairsOf(row).map(({ id, seat, scans }) => (
        <Stack key={id} gap="none">
          {seat && (
            <Text size="sm" tone="muted">
              {seatTitle(seat)}
            </Text>
          )}
          <ScanLines scans={scans} />
        </Stack>
      ))}
    </Stack>
  );
}

/** The admissions that go when a person's admission is taken back, in each sitting. */
export function TakenBack({ row }: OfRow) {
  const { t } = useWords();
  const { minute } = useFormats();
  const seatTitle = useSeatTitle();
  const lines = takenBackOf(row).map(({ seat, scanned_at, device }) => {
    const by = t('check_in.at', { time: minute(scanned_at), device: deviceName(device) });
    return seat ? `${seatTitle(seat)} · ${by}` : by;
  });
  return (
    <Descriptions
      columns={1}
      items={[
        {
          id: 'taken_back',
          label: t('check_in.takes_back'),
          value: (
            <Stack gap="xs">
              {lines.map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              <Text size="sm" tone="muted">
                {t('check_in.takes_back_text')}
              </Text>
            </Stack>
          ),
        },
      ]}
    />
  );
}
