import { ArrowLeft } from 'lucide-react';
import {
  Badge,
  Breadcrumb,
  Button,
  IconButton,
  Inline,
  type SidebarItem,
  Text,
  useIsMobile,
} from '../index.js';
import { frameWords } from './sample-frame-words.js';
import { useSay } from './sample-say.js';

interface TrailProps {
  items: readonly SidebarItem[];
  activeId: string;
  title: string;
  inClass?: string | undefined;
}

/**
 * The place of the page; in a class its name and the way back to the list. On a phone there is room for the class
 * alone, or the ends of the path.
 */
export function Trail({ items, activeId, title, inClass }: TrailProps) {
  const t = useSay(frameWords);
  const mobile = useIsMobile();
  const group = items.find(({ children }) => children?.some(({ id }) => id === activeId));
  const back = { icon: <ArrowLeft aria-hidden="true" />, size: 'small' } as const;
  if (mobile && inClass) {
    return (
      <Inline wrap={false}>
        <IconButton {...back} label={t('back')} />
        <Text truncate size="sm" weight="medium">
          {inClass}
        </Text>
      </Inline>
    );
  }
  return (
    <Inline wrap={false}>
      <Breadcrumb
        items={[
          { id: 'dashboard', label: t('home'), to: '/index' },
          ...(group && !mobile ? [{ id: group.id, label: group.title, to: `/${group.id}` }] : []),
          { id: 'here', label: title },
        ]}
      />
      {inClass && (
        <>
          <Badge tone="accent">{inClass}</Badge>
          <Button {...back} variant="ghost">
            {t('back')}
          </Button>
        </>
      )}
    </Inline>
  );
}
