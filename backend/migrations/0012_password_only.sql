-- Customers log in with a password only, and Cloudflare's rate limits count the attempts.
DROP TABLE login_codes;
DROP TABLE login_attempts;
DELETE FROM secrets WHERE name = 'known-browsers';
