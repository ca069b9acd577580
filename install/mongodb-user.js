// Run by the container of MongoDB when its volume is new: creates the user of the service, who may read and write its own
// database and nothing else.
/* global db */
db.getSiblingDB('wdi').createUser({
  user: 'wdi',
  pwd: process.env.WDI_MONGODB_PASSWORD,
  roles: [{ role: 'readWrite', db: 'wdi' }],
})
