import '@skillcert/ui/tag-strip.css';
import type { VisitedTags } from '@skillcert/core';
import { type TagItem, TagStrip } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { sendToTags, useVisitedTags } from '../../state/visited-tags.js';
import { useTitles } from '../use-screen-title.js';

const addressOf = ({ tags }: VisitedTags, path: string) =>
  path + (tags.find((tag) => tag.path === path)?.search ?? '');

/** The strip of visited pages; a page closed or refreshed here is closed or refreshed there. */
export function TagBar() {
  const say = useTitles();
  const navigate = useNavigate();
  const strip = useVisitedTags();
  const goOn = (next: VisitedTags, path = next.active) => {
    if (path !== strip.active || next.active !== strip.active) navigate(addressOf(next, path));
  };
  const items = strip.tags.map(
    ({ path, search, title, affix = false }): TagItem => ({
      id: path,
      title: say(title),
      to: path + search,
      affix,
    }),
  );
  return (
    <TagStrip
      tags={items}
      activeId={strip.active}
      onRefresh={({ id }) => goOn(sendToTags({ type: 'refreshed', path: id }), id)}
      onClose={({ id }) => goOn(sendToTags({ type: 'closed', path: id }))}
      onCloseOthers={({ id }) => goOn(sendToTags({ type: 'others_closed', path: id }))}
      onCloseAll={() => goOn(sendToTags({ type: 'all_closed' }))}
    />
  );
}
