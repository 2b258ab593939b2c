-- 1: the withdrawal names nothing but the order, with the e-mail address of the order, so the whole order is withdrawn.
ALTER TABLE withdrawals ADD COLUMN ends_order INTEGER NOT NULL DEFAULT 0;
CREATE INDEX withdrawals_by_order ON withdrawals (order_id);
