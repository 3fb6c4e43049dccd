-- The money that is held for a candidate is asked for of every person that a page of lines names. A class alone must not
-- lead that question to all lines that are matched: their index now stands on when they were.
drop index bank_line_matched;
create index bank_line_matched on bank_line (paid_on desc, line_id desc) where matched_at is not null;
