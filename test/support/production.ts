/** First of all: React is the one that the site is served with, and takes a third of the time. */
process.env.NODE_ENV = 'production'
