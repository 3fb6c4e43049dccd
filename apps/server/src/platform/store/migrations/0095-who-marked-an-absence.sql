-- Who says that somebody was absent from a sitting does not confirm the score mark as well. Null where a device of the door marked.
alter table sitting_mark add column marked_by bigint references account (user_id);
